import { readFileSync } from 'node:fs'
import type { Cost, RatedContestant, TournamentReport, TournamentResults } from '@turnwright/arena'
import { tableId, tableName } from '../table-name.ts'
import { againPanel } from './again-panel.ts'
import { costPanel } from './cost-panel.ts'
import { incidentsPanel } from './incidents-panel.ts'
import { laddersPanel } from './ladders-panel.ts'
import { html, Markup } from './markup.ts'
import { meetingsPanel } from './meetings-panel.ts'
import { large, whole } from './numbers.ts'
import { ratingsPanel } from './ratings-panel.ts'
import { scoresPanel } from './scores-panel.ts'
import { seatsPanel } from './seats-panel.ts'

const STYLE = new URL('./tournament-page.css', import.meta.url)

/** A report that people can check, in one file: it loads nothing and runs nothing. */
export function tournamentPage(report: TournamentReport, title: string | null): string {
  const { results, run } = report
  const [first] = results
  const heading = title ?? (first === undefined ? 'Tournament' : headingOf(first))
  const data = Buffer.from(JSON.stringify(report)).toString('base64')
  const isAlone = results.length === 1
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${heading} · Turnwright arena</title>
<style>${new Markup(readFileSync(STYLE, 'utf8'))}</style></head>
<body><header class="cloth"><p class="crumbs">Turnwright arena · ${run.date}</p><h1>${heading}</h1>
<div class="tools">${isAlone ? html`` : html`<nav aria-label="Games">${results.map((each, at) => html`<a class="btn" href="#${tableId(each, at)}">${tableName(each)}</a>`)}</nav>`}
<a class="btn" href="#again">Play it again</a><a class="btn" download="tournament.json" href="data:application/json;base64,${data}">Data</a></div></header>
<main>${isAlone ? html`` : laddersPanel(results)}
${results.map((each, at) => gameSection(each, report.run.costs[at] ?? [], tableId(each, at), isAlone))}
${againPanel(report)}</main></body></html>
`.text
}

function gameSection(results: TournamentResults, costs: readonly Cost[], id: string, isAlone: boolean): Markup {
  return html`<article id="${id}">${isAlone ? html`` : html`<h2 class="game-title">${headingOf(results)}</h2>`}
<p class="lede">${ledeOf(results)}</p>${factsOf(results)}
<div class="panels">${ratingsPanel(results, costs)}${meetingsPanel(results)}${scoresPanel(results)}${costPanel(results, costs)}${seatsPanel(results)}${incidentsPanel(results)}</div></article>`
}

function headingOf(results: TournamentResults): string {
  const [first, second] = results.contestants
  const who = tableName(results)
  if (first === undefined || second === undefined) return who
  if (isClose(first, second)) return `${who}: ${first.name} and ${second.name} are too close to call`
  return `${who}: ${first.name} leads by ${whole(first.rating - second.rating)}`
}

/** Whether either may well be the stronger one. */
function isClose(first: RatedContestant, second: RatedContestant): boolean {
  const [low] = first.interval ?? [-Infinity]
  const [, high] = second.interval ?? [0, Infinity]
  return low <= high
}

function ledeOf({ seats, baseline, anchor }: TournamentResults): string {
  const who = baseline === null ? 'Every line-up' : `Everybody against ${baseline}`
  const how = seats === 2 ? 'both seats' : `all ${seats} rotations of the seats`
  const model = seats === 2 ? 'Bradley-Terry' : 'Plackett-Luce'
  return `${who} played the same deals, each from ${how}. Ratings are ${model} with ${anchor} at 1,000; 400 points are odds of ten to one. Intervals come from resampling whole deals.`
}

function factsOf({ games, deals, seats, decisions, closeEnough }: TournamentResults): Markup {
  const facts: readonly (readonly [string, string])[] = [
    [whole(games), 'games'],
    [whole(deals), `${deals === 1 ? 'deal' : 'deals'}, each played ${seats === 2 ? 'twice' : `${seats} times`}`],
    [large(decisions), 'decisions'],
    ...(closeEnough === null ? [] : [[closeEnough ? 'yes' : 'no', 'as close as asked for'] as const]),
  ]
  return html`<dl class="facts">${facts.map(([value, what]) => html`<div><dt>${what}</dt><dd class="num">${value}</dd></div>`)}</dl>`
}
