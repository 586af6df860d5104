import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, test, vi } from 'vitest'
import GameBoard from '../src/app/GameBoard.svelte'
import type { Offer } from '../src/wire'
import { moneyOf, signed } from '../src/boards/figures'
import { runs } from '../src/games/dreamhome/layout'
import { doesWords } from '../src/games/dreamhome/descriptions'
import { largestGroup } from '../src/games/sunrise/groups'
import { HELPERS, TOOLS } from '../src/games/dreamhome/content'
import { language, type Lang } from '../src/i18n/index.svelte'
import { TableView } from '../src/store/table_view.svelte'
import { FIXTURES, snapshot } from '../gallery/fixtures'
import { KITS } from './kits'

let mounted: object | null = null
afterEach(async () => {
  if (mounted) void unmount(mounted)
  mounted = null
  document.body.innerHTML = ''
  // Boards are large and jsdom is slow: without a breath the runner takes the worker for dead.
  await new Promise((resolve) => setTimeout(resolve))
})

function show(name: string, chosen?: string | null, worth: { points?: number; money?: number } = {}) {
  const fixture = FIXTURES.find((entry) => entry.name === name)!
  const onAct = vi.fn<(action: string) => void>()
  const onChoose = vi.fn<(chosen: string | null) => void>()
  const target = document.body.appendChild(document.createElement('div'))
  const position = snapshot(fixture)
  const props = {
    kit: KITS.get(fixture.state.game)!,
    title: 'Title',
    ...position,
    legal: position.legal.map((offer) => ({ ...offer, ...worth })),
    chosen: chosen === undefined ? fixture.chosen : chosen,
    onAct,
    onChoose,
  }
  mounted = mount(GameBoard, { target, props })
  flushSync()
  const buttons = [...target.querySelectorAll<HTMLElement>('[role="button"], button:not(:disabled)')]
  const click = (label: string) =>
    buttons
      .find((button) => (button.getAttribute('aria-label') ?? button.textContent?.trim()) === label)!
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  return {
    fixture,
    target,
    onAct,
    onChoose,
    buttons,
    click,
    lit: [...target.querySelectorAll('.target.lit')].map((element) => element.getAttribute('aria-label')),
  }
}

describe.each<Lang>(['en', 'fr'])('in %s', (lang) => {
  test.each(FIXTURES.map((fixture) => fixture.name))(
    '%s is drawn: no hole in the words, a name for whatever can be touched, only drawings that exist',
    (name) => {
      language.lang = lang
      const complaints = vi.spyOn(console, 'error')
      const { target, buttons } = show(name)
      language.lang = 'en'
      expect(target.querySelector('main h1')).not.toBeNull()
      expect(complaints).not.toHaveBeenCalled()
      const text = target.innerHTML
      expect(text).not.toMatch(/undefined|NaN|\[object/)
      expect(target.textContent).not.toMatch(/\{\w+\}/)
      for (const button of buttons) expect((button.getAttribute('aria-label') ?? button.textContent ?? '').trim()).not.toBe('')
      const ids = new Set([...target.querySelectorAll('[id]')].map((element) => element.id))
      const wanted = [...target.querySelectorAll('use')].map((element) => element.getAttribute('href')!.slice(1))
      expect([...new Set(wanted)].filter((id) => !ids.has(id))).toEqual([])
      const painted = [...text.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]!)
      expect([...new Set(painted)].filter((id) => !ids.has(id))).toEqual([])
    },
  )
})

test.each(FIXTURES.filter((fixture) => fixture.legal.length === 0).map((fixture) => fixture.name))(
  '%s: who watches or waits can touch nothing of the game',
  (name) => {
    expect(show(name).lit).toEqual([])
  },
)

describe('California', () => {
  test('a chosen tile lights up its places and nothing else, and one click buys', () => {
    const { fixture, lit, onAct, click } = show('california-middle')
    const wanted = fixture.legal.filter((text) => text.startsWith(`buy ${fixture.chosen} `))
    expect(lit.toSorted()).toEqual(wanted.toSorted())
    click(wanted[0]!)
    expect(onAct).toHaveBeenCalledExactlyOnceWith(wanted[0])
  })

  test('a tile that cannot be bought cannot be chosen', () => {
    const { fixture, buttons } = show('california-middle', null)
    const open = new Set(fixture.legal.filter((text) => text.startsWith('buy')).map((text) => text.split(' ')[1]))
    expect(buttons.filter((button) => button.getAttribute('aria-label')?.startsWith('Shop'))).toHaveLength(open.size)
  })

  test('Enter on a target acts as a click does', () => {
    const { target, onAct } = show('california-middle')
    const first = target.querySelector('.target.lit')!
    first.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    expect(onAct).toHaveBeenCalledExactlyOnceWith(first.getAttribute('aria-label'))
  })

  test('Escape puts back what is in hand', () => {
    const { target, onChoose } = show('california-middle')
    target.querySelector('main')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(null)
  })
})

describe('Sunrise Avenue', () => {
  test('raising a card asks for its colour; a second of the colour asks for two', () => {
    const one = show('sunrise-discard', null)
    one.click('blue card')
    expect(one.onAct).toHaveBeenCalledExactlyOnceWith('discard blue')
    const two = show('sunrise-two', 'green 1')
    two.click('pink card')
    expect(two.onChoose).toHaveBeenCalledExactlyOnceWith('pink 1')
  })

  test('a plot touched first lists its actions as buttons', () => {
    const { fixture } = show('sunrise-two', null)
    const plot = fixture.legal.find((text) => text.startsWith('build'))!.split(' ')[1]!
    const { buttons } = show('sunrise-two', `at ${plot}`)
    const there = fixture.legal.filter((text) => text.split(' ')[1] === plot)
    expect(buttons.filter((button) => button.classList.contains('main') && button.closest('.bar'))).toHaveLength(there.length)
  })

  test('the largest group is what hangs together edge to edge', () => {
    const plots = {
      a1: { owner: 0, height: 1 },
      b1: { owner: 0, height: 2 },
      c1: { park: true as const },
      b2: { owner: 0, height: 1 },
      d1: { owner: 0, height: 1 },
      a2: { owner: 1, height: 1 },
    }
    expect([...largestGroup(plots, 0)].sort()).toEqual(['a1', 'b1', 'b2'])
  })
})

describe('Dream Home', () => {
  test('the card just taken lights up where it may go, without a click before', () => {
    const { fixture, lit } = show('dreamhome-place', null)
    expect(lit.toSorted()).toEqual(fixture.legal.filter((text) => text.startsWith('place') && !text.endsWith('down')).toSorted())
  })

  test.each<Lang>(['en', 'fr'])('every helper and every tool says what it is for (%s)', (lang) => {
    language.lang = lang
    const said = [...HELPERS.map((id) => doesWords(`helper:${id}`)), ...TOOLS.map((id) => doesWords(`tool:${id}`))]
    language.lang = 'en'
    for (const words of said) expect(words).toMatch(/^\p{Lu}.+\s?: \p{Ll}.{20,}\.$/u)
    expect(new Set(said).size).toBe(HELPERS.length + TOOLS.length)
    expect(doesWords('roof:red+w')).toBeNull()
  })

  test('a helper pointed at tells it in the bar, whether it can be put to work or not', () => {
    const { target } = show('dreamhome-turn', null)
    const bar = () => target.querySelector('.prompt')!.textContent
    const point = (label: RegExp) => {
      const thing = [...target.querySelectorAll('.mine g[aria-label]')].find((element) => label.test(element.getAttribute('aria-label')!))!
      thing.dispatchEvent(new FocusEvent('focus'))
      flushSync()
    }
    point(/^Roofer/)
    expect(bar()).toBe(doesWords('helper:roofer'))
    point(/^Concrete Mixer/)
    expect(bar()).toBe(doesWords('tool:mixer'))
  })

  test('cards of one type side by side are drawn as one room; empty rooms and floors keep apart', () => {
    const card = (text: string, down = false) => ({ card: text, down, decor: null })
    const home = {
      u1: card('living.1'),
      u2: card('living.0'),
      u3: card('living.0'),
      u4: card('kitchen.0', true),
      u5: card('kitchen.0', true),
      g1: card('living.0'),
      b4: { scaffold: true as const },
    }
    expect(runs(home).map(({ type, spaces }) => `${type} ${spaces.join(' ')}`)).toEqual([
      'living u1 u2 u3',
      'empty u4',
      'empty u5',
      'living g1',
    ])
  })
})

describe('what an action costs and scores is seen before it is done', () => {
  test.each([
    [{ points: 1, money: -5 }, '5', '+1'],
    [{ points: 0, money: 5 }, '+5', ''],
    [{ points: -1 }, '', '−1'],
    [{ points: 0 }, '', ''],
  ])('%j', (worth, money, points) => {
    const offer: Offer = { text: 'buy', gloss: 'buy', ...worth }
    expect([moneyOf(offer), signed(offer.points)]).toEqual([money, points])
  })

  const tags = (target: HTMLElement) => [...target.querySelectorAll('.tag')].map((tag) => tag.textContent!.replace(/\s+/g, ' ').trim())

  test('on every place a tile may go to, and on the bank', () => {
    const bought = show('california-middle', undefined, { points: 1, money: -5 })
    expect(bought.lit.length).toBeGreaterThan(1)
    expect(tags(bought.target)).toEqual(bought.lit.map(() => '5+1'))
    const coin = show('california-middle', null, { money: 5 })
    expect(tags(coin.target)).toEqual(['+5'])
  })

  test('on every space of a house where the card may go', () => {
    const { target, lit } = show('dreamhome-place', null, { points: 3 })
    expect(tags(target)).toEqual(lit.map(() => '+3'))
  })

  test('on what can be done at a plot', () => {
    const plot = FIXTURES.find((entry) => entry.name === 'sunrise-two')!
      .legal.find((text) => text.startsWith('build'))!
      .split(' ')[1]!
    const { target } = show('sunrise-two', `at ${plot}`, { points: 2 })
    expect([...target.querySelectorAll('.bar .gain')].map((gain) => gain.textContent)).toContain('+2')
  })
})

test('a table sends an action once, and only one that is legal', () => {
  const sent: string[] = []
  const table = new TableView((action) => sent.push(action))
  const fixture = FIXTURES.find((entry) => entry.name === 'california-middle')!
  table.receive(snapshot(fixture))
  table.choose('A1')
  table.act('buy A1 z9')
  table.act('coin')
  table.act('coin')
  expect(sent).toEqual(['coin'])
  table.receive(snapshot(fixture))
  expect([table.chosen, table.waiting]).toEqual([null, false])
})
