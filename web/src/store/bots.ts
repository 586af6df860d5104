// The bots that the program lists for a game.
import type { Bot } from '../wire/api'

/** A bot that is a level. Pages offer these, and only these have names. */
export type Level = Required<Bot>

/** The levels among the bots, the weakest first. */
export function levelsOf(bots: readonly Bot[]): Level[] {
  const isLevel = (bot: Bot): bot is Level => bot.level !== undefined && bot.name !== undefined
  return bots.filter(isLevel).sort((one, two) => one.level - two.level)
}

/** The level that plays if nobody chose one: the middle one; of an even number of levels the lower of the two. */
export function middleOf(levels: readonly Level[]): Level | undefined {
  return fromTheMiddle(levels)[0]
}

/** The levels, those nearest to the middle first. */
export function fromTheMiddle(levels: readonly Level[]): Level[] {
  const distance = (level: Level) => Math.abs(levels.indexOf(level) - (levels.length - 1) / 2)
  return levels.toSorted((one, two) => distance(one) - distance(two))
}
