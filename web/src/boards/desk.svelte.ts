// What every board has in common besides its drawing: who sits where, whose turn it is, what to do now, and what is
// said about the item under the pointer.
import { t } from '../i18n/index.svelte'
import { totalOf, turnWords } from '../parts/turn'
import type { BoardProps, GameState, Offer } from '../wire'

type Look = Pick<BoardProps<GameState>, 'state' | 'viewer' | 'names' | 'score' | 'log' | 'chosen' | 'past'>

export class Desk {
  /** Shown in the action bar instead of the prompt: what the item under the pointer is, costs or scores. */
  hint = $state<string | null>(null)
  readonly #look: () => Look

  /** A board creates it during its set-up; `look` reads the board's properties. */
  constructor(look: () => Look) {
    this.#look = look
    $effect.pre(() => {
      const { state, chosen } = look()
      void state
      void chosen
      // The item under the pointer may have gone with the old view, or may have been chosen.
      this.hint = null
    })
  }

  /** The seat from whose place the board is drawn; for a spectator the first seat. */
  get me(): number {
    const { viewer } = this.#look()
    return typeof viewer === 'number' ? viewer : 0
  }

  /** All seats in their order around the table, mine first. */
  get order(): number[] {
    const { players } = this.#look().state
    return Array.from({ length: players }, (_, seat) => (this.me + seat) % players)
  }

  /** Whose turn it is, in words. */
  get turn(): string {
    const { state, viewer, names, score, past } = this.#look()
    return turnWords(state.to_act, viewer, names, score, past)
  }

  /** Whether the viewer is to act now. */
  get mine(): boolean {
    const { state, viewer, past } = this.#look()
    return state.to_act === viewer && !past
  }

  /** The seat that the action bar is about: the one to act, or at the end the winner. */
  get actor(): number | null {
    const { state, score } = this.#look()
    return state.to_act ?? score?.winners[0] ?? null
  }

  total(seat: number): number | null {
    return totalOf(this.#look().score, seat)
  }

  name(seat: number): string {
    return this.#look().names[seat] ?? ''
  }

  /** The label of a button that shows what a seat built. */
  lookWords(seat: number): string {
    return seat === this.#look().viewer ? t('look.mine') : t('look.at', { name: this.name(seat) })
  }

  /** What to do now, in words; `own` gives the words when the viewer is to act. */
  prompt(own: () => string): string {
    const { state, score, log, past } = this.#look()
    if (state.to_act === null) return t('points', { n: this.total(score?.winners[0] ?? 0) ?? 0 })
    if (past) return log.at(-1) ?? ''
    return this.mine ? own() : t('prompt.wait', { name: this.name(state.to_act) })
  }

  readonly showHint = (hint: string | null): void => {
    this.hint = hint
  }

  /** For a button of that offer: shows what it means while it is pointed at. */
  hintOf(offer: Offer): (on: boolean) => void {
    return (on) => (this.hint = on ? offer.gloss : null)
  }
}
