import { emblemSymbols, playerPatterns } from '../../../art/emblems'
import { figureSymbols } from './figures'
import { furnitureSymbols } from './furniture'
import { bareFloor, roomSymbols } from './rooms'

export const symbols = emblemSymbols + playerPatterns + roomSymbols + bareFloor + furnitureSymbols + figureSymbols
