import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { FIXTURES, snapshot } from '../gallery/fixtures'
import GameBoard from '../src/app/GameBoard.svelte'
import { clauseHtml } from '../src/content/rulebook'
import { GAMES } from '../src/games'
import type { BoardProps, GameState } from '../src/wire'
import TourPage from '../src/pages/tour/TourPage.svelte'
import { context, KITS } from './kits'

type View = Pick<BoardProps<GameState>, 'state' | 'legal' | 'score' | 'viewer' | 'names' | 'log'>

function places(view: View): Set<string> {
  const target = document.body.appendChild(document.createElement('div'))
  const board = mount(GameBoard, {
    target,
    props: { kit: KITS.get(view.state.game)!, title: 'Title', ...view, chosen: null, onAct: () => {}, onChoose: () => {} },
  })
  flushSync()
  const found = new Set([...target.querySelectorAll('[data-at]')].map((element) => element.getAttribute('data-at')!))
  void unmount(board)
  target.remove()
  return found
}

describe.each(GAMES)('$id', (game) => {
  const kit = KITS.get(game.id)!

  test('the tour points only at what is on its board, and asks only for what can be done', async () => {
    const { position, steps } = await game.tour()
    expect(position.state.game).toBe(game.id)
    const legal = position.legal.map((text) => ({ text, gloss: text, points: 0 }))
    const there = places({ ...position, legal, names: ['Ann', 'Bea', 'Cy', 'Di'], log: [] })
    for (const step of steps) {
      expect([...step.at, ...(step.phone ?? [])].filter((place) => !there.has(place))).toEqual([])
      if (step.act) expect(position.legal).toContain(step.act)
    }
  })

  test('a hint has a place on the board for every action', () => {
    for (const fixture of FIXTURES.filter((entry) => entry.state.game === game.id && entry.legal.length > 0)) {
      const there = places(snapshot(fixture))
      // Buttons appear with what is in hand; everything else must be there now.
      const lost = fixture.legal
        .flatMap((action) => kit.places(action, fixture.viewer as number))
        .filter((place) => !place.startsWith('act:') && !there.has(place))
      expect([fixture.name, ...new Set(lost)]).toEqual([fixture.name])
    }
  })

  test.each(['en', 'fr'] as const)('every source of points has its clause in the rules (%s), and every clause is there', async (lang) => {
    const sections = await game.rules(lang)
    for (const clauses of Object.values(kit.clauses))
      for (const clause of clauses) expect(clauseHtml(sections, clause)).toMatch(/\w{20}|\w+ \w+/)
    const file = readFileSync(join(__dirname, `../../docs/rules/${game.id}${lang === 'fr' ? '.fr' : ''}.md`), 'utf8')
    const written = [...file.matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map((match) => match[1]!)
    expect(written.length).toBeGreaterThan(15)
    expect(written.filter((clause) => clauseHtml(sections, clause) === null)).toEqual([])
    const ours = sections.map((section) => section.html).join('')
    expect(ours).toContain('data-badge="ours"')
  })
})

describe('by key and by touch', () => {
  // jsdom has no CSS.escape; the light asks for places by it.
  vi.stubGlobal('CSS', { escape: (name: string) => name.replace(/[^\w-]/g, '\\$&') })
  afterEach(() => void vi.useRealTimers())

  async function tour() {
    location.hash = '#/tour/california'
    const target = document.body.appendChild(document.createElement('div'))
    const page = mount(TourPage, { target, props: { game: GAMES.find(({ id }) => id === 'california')! }, context })
    await vi.waitFor(() => {
      flushSync()
      expect(target.querySelector('main.board')).not.toBeNull()
    })
    vi.useFakeTimers()
    const count = () => {
      flushSync()
      return target.querySelector('.count')!.textContent
    }
    const next = () => {
      flushSync()
      ;[...target.querySelectorAll<HTMLElement>('.ways button')].at(-1)!.click()
    }
    const take = () => {
      flushSync()
      target.querySelector('[data-at="shop:B1"] [role="button"]')!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    }
    const escape = () => {
      flushSync()
      target.querySelector('main.board')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    }
    const held = () => {
      flushSync()
      return target.querySelector('[data-at="shop:B1"] [aria-pressed="true"]') !== null
    }
    for (let step = 1; step < 4; ++step) next()
    return { count, next, take, escape, held, end: () => (void unmount(page), target.remove()) }
  }

  test('whoever takes the tile and goes on at once skips nothing', async () => {
    const { count, next, take, end } = await tour()
    expect(count()).toBe('4 of 8')
    take()
    next()
    vi.advanceTimersByTime(2000)
    expect(count()).toBe('5 of 8')
    end()
  })

  test('Escape puts the tile back first, and only then leaves', async () => {
    const { count, next, take, escape, held, end } = await tour()
    take()
    next()
    expect(held()).toBe(true)
    escape()
    expect([held(), count(), location.hash]).toEqual([false, '5 of 8', '#/tour/california'])
    escape()
    expect(location.hash).not.toContain('tour')
    end()
  })
})
