import { stepsOf, type Guide } from '@turnwright/guide'
import { games } from '@turnwright/games'
import { PSEUDO_LOCALE } from '@turnwright/kernel/host'
import { guide as agricola } from '@turnwright/agricola/guide'
import { guide as estraven } from '@turnwright/estraven/guide'
import { guide as pokemon } from '@turnwright/pokemon/guide'
import { guide as auction } from '@turnwright/sealed-auction/guide'
import { guide as ticTacToe } from '@turnwright/tic-tac-toe/guide'
import { guide as wingspan } from '@turnwright/wingspan/guide'
import { axeViolations } from './axe-violations.ts'
import { brokenLayout } from './broken-layout.ts'
import { expect, test } from './fixtures.ts'
import { Learner } from './learner.ts'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const LOOKED_AT_EVERY = 6

const guides: Readonly<Record<string, Guide>> = {
  wingspan,
  agricola,
  estraven,
  pokemon,
  'sealed-auction': auction,
  'tic-tac-toe': ticTacToe,
} as Readonly<Record<string, Guide>>

test('every game is learned by playing, from its card in the lobby', async ({ page }) => {
  expect(Object.keys(guides).toSorted()).toEqual(games.map(({ definition }) => definition.id).toSorted())
  await page.goto('/')
  for (const { definition } of games)
    await expect(page.getByRole('link', { name: `Learn ${definition.name} by playing` })).toBeVisible()
  await page.getByRole('link', { name: 'Learn Sealed Auction by playing' }).click()
  await new Learner(page).isAt(1)
  await expect(page).toHaveURL(/\/learn\/sealed-auction$/)
})

for (const [game, guide] of Object.entries(guides))
  for (const [screen, viewport] of Object.entries({ desktop: DESK, phone: PHONE }))
    test(`${game}, ${screen}: whatever a step speaks of is lit on the table, all the way to the end`, async ({
      page,
    }) => {
      test.setTimeout(150_000)
      await page.setViewportSize(viewport)
      if (screen === 'phone') await page.emulateMedia({ colorScheme: 'dark' })
      const learner = new Learner(page)
      await learner.opens(game)
      for (const [at, step] of stepsOf(guide).entries()) {
        await learner.isAt(at + 1)
        for (const ref of step.lights ?? []) {
          const [[kind, name] = []] = Object.entries(ref)
          await expect(page.locator(`[data-place="${kind}:${name}"]`).locator('.lamplight').first()).toBeAttached()
        }
        if (step.asks !== undefined && step.also !== 'any') await expect(learner.lit.first()).toBeAttached()
        if (screen === 'phone') await learner.seesWhatIsLit()
        if (at % LOOKED_AT_EVERY === 1) {
          expect(await axeViolations(page, '.coach')).toEqual([])
          expect(await brokenLayout(page)).toEqual([])
        }
        await learner.skips()
      }
      await expect(learner.end).toBeVisible()
      expect(await axeViolations(page, '.lesson-end')).toEqual([])
    })

for (const [game, guide] of Object.entries(guides)) {
  const { name } = games.find(({ definition }) => definition.id === game)!.definition
  const steps = stepsOf(guide)
  const firstDeed = steps.findIndex(({ asks }) => asks !== undefined)

  test(`${game}: begun in the lobby, gone back over its first question after a reload, and skipped to a game against an easy bot`, async ({
    page,
  }) => {
    test.setTimeout(150_000)
    await page.setViewportSize(DESK)
    await page.goto('/')
    await page.getByRole('link', { name: `Learn ${name} by playing` }).click()
    const learner = new Learner(page)
    await learner.isAt(1)
    await expect(learner.coach.getByRole('button', { name: 'Back a step' })).toHaveAttribute('aria-disabled', 'true')
    for (let at = 0; at <= firstDeed; at++) {
      await learner.isAt(at + 1)
      await learner.skips()
    }
    await learner.isAt(firstDeed + 2)
    await page.reload()
    await learner.isAt(firstDeed + 2)
    await learner.goesBack()
    await learner.isAt(firstDeed + 1)
    await expect(learner.lit.first()).toBeAttached()
    await expect(learner.request, 'what was answered is asked again').toBeVisible()
    for (let at = firstDeed; at >= 0; at--) {
      await learner.isAt(at + 1)
      if (at > 0) await learner.goesBack()
    }
    const chapters = page.getByRole('navigation', { name: 'Lesson' })
    await chapters
      .getByRole('button')
      .nth(guide.chapters.length - 1)
      .click()
    const last = steps.length - (guide.chapters.at(-1)?.steps.length ?? 0)
    await learner.isAt(last + 1)
    for (let at = last; at < steps.length; at++) {
      await learner.isAt(at + 1)
      await learner.skips()
    }
    await expect(learner.end.getByRole('listitem')).toHaveCount(guide.words.en.learned.length)
    await learner.end.getByRole('button', { name: 'Back' }).click()
    await learner.isAt(steps.length)
    await learner.skips()
    await learner.end.getByRole('button', { name: /^New game against Easy Pip/ }).click()
    await expect(page).toHaveURL(/\/tables\/here-/)
    await expect(page.getByRole('list', { name: 'Players' })).toContainText('Easy Pip')
    await expect(page.getByRole('list', { name: 'Players' }).getByRole('listitem')).toHaveCount(
      guide.afterwards.bots + 1,
    )
    await expect(learner.coach).toBeHidden()
    await expect(learner.request).toBeVisible()
  })
}

test('a whole lesson is done with the keyboard alone', async ({ page }) => {
  const learner = new Learner(page)
  await learner.opens('tic-tac-toe')
  await page.keyboard.press('k')
  await learner.isAt(2)
  const marks = async (name: string) => {
    await page.keyboard.press('ArrowDown')
    await learner.cell(name).focus()
    await page.keyboard.press('Enter')
  }
  const goesOnTo = async (step: number) => {
    await page.keyboard.press('k')
    await learner.isAt(step)
  }
  await marks('a1')
  await learner.isAt(3)
  await goesOnTo(4)
  await marks('a3')
  await learner.isAt(5)
  await goesOnTo(6)
  await goesOnTo(7)
  await marks('c3')
  await learner.isAt(8)
  await goesOnTo(9)
  await marks('b2')
  await learner.isAt(10)
  await page.keyboard.press('k')
  await expect(learner.end).toBeVisible()
  await expect(learner.end.getByRole('listitem')).toHaveCount(4)
})

test('another answer than the coach waits for is not given, and a kind sentence says why', async ({ page }) => {
  const learner = new Learner(page)
  await learner.opens('tic-tac-toe')
  await learner.goesOn()
  await learner.cell('b1').click()
  await expect(learner.coach).toContainText('For this lesson begin in the corner a1')
  await expect(learner.cell('b1')).toBeVisible()
  await learner.cell('a1').click()
  await expect(learner.mark('a1', 'X')).toBeVisible()
  await learner.isAt(3)
})

test('whoever knows what to do need not read on until it is said', async ({ page }) => {
  const learner = new Learner(page)
  await learner.opens('tic-tac-toe')
  await learner.cell('a1').click()
  await learner.isAt(3)
  await expect(learner.mark('b1', 'O')).toBeVisible()
})

test('going back a step takes back what was done in it, also after the end, and it can be done again', async ({
  page,
}) => {
  const learner = new Learner(page)
  await learner.opens('tic-tac-toe')
  await learner.goesOn()
  await learner.cell('a1').click()
  await learner.isAt(3)
  await expect(learner.mark('b1', 'O')).toBeVisible()
  await learner.goesBack()
  await learner.isAt(2)
  await expect(learner.cell('a1')).toBeVisible()
  await expect(learner.cell('b1')).toBeVisible()
  for (let step = 2; step <= 10; step++) {
    await learner.isAt(step)
    await learner.skips()
  }
  await learner.end.getByRole('button', { name: 'Back' }).click()
  await learner.isAt(10)
  await learner.goesBack()
  await learner.isAt(9)
  await expect(learner.cell('b2')).toBeVisible()
  await learner.cell('b2').click()
  await learner.isAt(10)
})

test('a chapter is a way there, forward and back', async ({ page }) => {
  await page.setViewportSize(DESK)
  const learner = new Learner(page)
  await learner.opens('sealed-auction')
  const chapters = page.getByRole('navigation', { name: 'Lesson' })
  await chapters.getByRole('button', { name: /^3 Families/ }).click()
  await learner.isAt(8)
  await expect(page.getByRole('heading', { name: 'A second piece of glass' })).toBeVisible()
  await chapters.getByRole('button', { name: /A lot/ }).click()
  await learner.isAt(1)
  await expect(learner.request.getByText('Put a lot on the block')).toBeVisible()
})

test('a lesson goes on after the page was loaded again in the middle of it', async ({ page }) => {
  const learner = new Learner(page)
  await learner.opens('sealed-auction')
  for (let step = 1; step < 5; step++) {
    await learner.isAt(step)
    await learner.skips()
  }
  await learner.isAt(5)
  await page.reload()
  await learner.isAt(5)
  await expect(page.getByRole('heading', { name: 'The highest bid pays' })).toBeVisible()
  await learner.goesBack()
  await learner.isAt(4)
  await expect(learner.request.getByText('Seal your bid for the Bottled Ship')).toBeVisible()
})

test('a lesson whose table the browser has lost begins anew', async ({ page }) => {
  const learner = new Learner(page)
  await learner.opens('tic-tac-toe')
  await learner.goesOn()
  await learner.isAt(2)
  await page.goto('/')
  await page.evaluate(
    () =>
      new Promise((done) => {
        const gone = indexedDB.deleteDatabase('turnwright-offline')
        gone.addEventListener('success', () => done(null))
        gone.addEventListener('blocked', () => done(null))
      }),
  )
  await learner.opens('tic-tac-toe')
  await learner.isAt(1)
})

test('leaving the lesson, the game goes on against an easy bot as any other', async ({ page }) => {
  await page.setViewportSize(DESK)
  const learner = new Learner(page)
  await learner.opens('sealed-auction')
  await learner.goesOn()
  await page.getByRole('button', { name: 'Play on without it' }).click()
  await expect(page).toHaveURL(/\/tables\/here-/)
  await expect(learner.coach).toBeHidden()
  await learner.request.getByRole('button', { name: /Moth Mask/ }).click()
  await expect(learner.request.getByText('Seal your bid for the Moth Mask')).toBeVisible()
  await page
    .getByRole('button', { name: /^1( |$)/ })
    .first()
    .click()
  await learner.request.getByRole('button', { name: /^Seal/ }).click()
  await expect(learner.log).toContainText(/Moth Mask/)
  // Who teaches no more has nothing to go on with: the lobby lists the game.
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Go on with Sealed Auction' })).toBeVisible()
})

test('the end of a lesson leads to a new game against an easy bot', async ({ page }) => {
  const learner = new Learner(page)
  await learner.opens('tic-tac-toe')
  for (let step = 1; step <= 10; step++) {
    await learner.isAt(step)
    await learner.skips()
  }
  await learner.end.getByRole('button', { name: 'New game against Easy Pip' }).click()
  await expect(page).toHaveURL(/\/tables\/here-/)
  await expect(page.getByText('Easy Pip').first()).toBeVisible()
  await learner.cell('a1').click()
  await expect(page.getByRole('img', { name: /, O$/ })).toHaveCount(1)
})

test('a rule of a step opens the rules there', async ({ page }) => {
  const learner = new Learner(page)
  await learner.opens('agricola')
  await learner.coach.getByRole('button', { name: 'Rule G43' }).click()
  await expect(page.locator('#rule-G43')).toBeInViewport()
})

test('"Show me" takes the keyboard to what is lit, and answers nothing', async ({ page }) => {
  const learner = new Learner(page)
  await learner.opens('tic-tac-toe')
  await learner.goesOn()
  await learner.coach.getByRole('button', { name: 'Show me' }).click()
  await expect(learner.cell('a1')).toBeFocused()
  await learner.isAt(2)
})

test('a lesson is kept out of the list of games until somebody plays on', async ({ page }) => {
  const learner = new Learner(page)
  await learner.opens('tic-tac-toe')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: /^Offline/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go on with Tic-tac-toe' })).toBeHidden()
})

test('the coach speaks the language that is asked for, and has room for longer words', async ({ page }) => {
  for (const viewport of [DESK, PHONE]) {
    await page.setViewportSize(viewport)
    const learner = new Learner(page)
    await learner.opens('wingspan', PSEUDO_LOCALE)
    await expect(learner.coach).toContainText('⟦')
    expect(await brokenLayout(page)).toEqual([])
  }
})

test('on a phone the coach folds to one line, and what it waits for comes first', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const learner = new Learner(page)
  await learner.opens('agricola')
  await learner.skips()
  await learner.skips()
  await learner.isAt(3)
  const first = learner.request.locator('.choice').filter({ hasText: 'Forest' })
  const other = learner.request.locator('.choice').filter({ hasText: 'Meeting Place' })
  const [lit, plain] = await Promise.all([first.boundingBox(), other.boundingBox()])
  expect([lit?.y, lit?.x].map(Number)).toEqual([plain?.y, Math.min(lit?.x ?? 0, plain?.x ?? 0)].map(Number))
  const before = await learner.coach.boundingBox()
  await learner.coach.getByRole('button', { name: 'Fold the coach' }).click()
  const after = await learner.coach.boundingBox()
  expect(after?.height).toBeLessThan(70)
  expect(before?.height).toBeGreaterThan(120)
})
