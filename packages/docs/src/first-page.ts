import { CONTENTS } from './contents.ts'
import { FIRST_GAME, PINS } from './first-game.ts'
import { icon, type IconName } from './icons.ts'
import { framed } from './page-template.ts'
import { escaped } from './read-text.ts'
import { sourceListing } from './source-listing.ts'
import { START_COMMAND } from './start-command.ts'

/** What comes of a game's rules without another line. */
const COMES_ALONG: readonly (readonly [IconName, string])[] = [
  ['monitor', 'browser'],
  ['terminal', 'terminal'],
  ['undo', 'undo'],
  ['history', 'replay'],
  ['shield', 'secrets kept'],
  ['offline', 'offline'],
]

/** The first page: a whole game beside its table, then what there is, by what somebody came for. */
export function firstPage(game: string): string {
  const count = game.trimEnd().split('\n').length
  return framed(
    'Documentation',
    `<main class="front" id="text">${hero()}
<section class="pair" aria-label="A whole game, and its table">
<figure class="source"><figcaption><span class="source-file">${icon('fileCode')}${FIRST_GAME}</span><span class="source-count">${count} lines, all of it</span></figcaption>
<div class="source-text" tabindex="0" role="region" aria-label="The rules of Pig">${sourceListing(game)}</div></figure>
<div class="made"><figure class="playable" hidden><figcaption><span class="live-dot"></span><b>Its table, live in this page</b><span class="quiet">nobody has drawn a board for it yet</span></figcaption>
<div class="live-table" id="live-table" role="region" aria-label="The table of Pig"></div></figure>
<ol class="pins" aria-label="Which lines make what">${PINS.map(pinNote).join('')}</ol></div></section>
<p class="also">The same ${count} lines: ${COMES_ALONG.map(([name, words]) => `<span>${icon(name)}${words}</span>`).join(' ')}</p>
<div class="doors">${CONTENTS.map(doorOf).join('')}</div></main>`,
    ['first-page.js'],
  )
}

function hero(): string {
  return `<header class="hero"><div><h1>Write the rules once.</h1>
<p>A game is a function from a state and the players’ answers to the next state. Browsers, bots, searches and language models are ways of answering.</p></div>
<div class="start"><p class="start-line"><span aria-hidden="true">$</span><code id="command">${escaped(START_COMMAND)}</code><button type="button" id="copy" aria-label="Copy the command" hidden>${icon('copy')}${icon('check')}</button><span class="only-read" role="status" id="copied"></span></p>
<p class="start-links"><a class="btn btn-primary" href="adding-a-game.html">Your first game, an afternoon</a><a class="btn" href="workbench.html">The workbench</a></p></div></header>`
}

function pinNote({ makes }: (typeof PINS)[number], at: number): string {
  return `<li data-pin="${at + 1}"><a class="line-pin" href="#pin-${at + 1}">${at + 1}</a><span>${escaped(makes)}</span></li>`
}

function doorOf({ name, about, sign, entries }: (typeof CONTENTS)[number]): string {
  const links = entries.map((entry) => `<li><a href="${entry.slug}.html">${escaped(entry.name)}</a></li>`)
  return `<section class="door" data-many="${entries.length > 12}"><h2>${icon(sign)}${name}</h2><p>${escaped(about)}</p><ul>${links.join('')}</ul></section>`
}
