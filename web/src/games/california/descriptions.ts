import { say } from '../../i18n/index.svelte'
import { colourName, furnitureName, roomName } from './content'
import type { ManorWords } from './Manor.svelte'
import { t } from './words'

/** The manor of somebody of that name. */
export function manorWords(name: string): ManorWords {
  return {
    manor: t('manor', { name }),
    space(space, room, coins) {
      if (room) {
        const words = { space, room: say(roomName(room.colour)) }
        return room.furniture ? t('space.furnished', { ...words, furniture: say(furnitureName(room.furniture)) }) : t('space.room', words)
      }
      const free = t('space.free', { space })
      return coins > 0 ? `${free}, ${t('space.coins', { n: coins })}` : free
    },
    attic(piece, boarded) {
      if (piece) return t('attic.holds', { furniture: say(furnitureName(piece)) })
      return t(boarded ? 'attic.boarded' : 'attic.free')
    },
    neighbour: (colour) => t('neighbour', { colour: say(colourName(colour)) }),
    gifts: (n) => t('gifts', { n }),
  }
}
