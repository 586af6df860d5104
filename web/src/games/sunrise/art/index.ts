import { emblemSymbols, playerPatterns } from '../../../art/emblems'
import { townSymbols } from './town'

export const symbols = emblemSymbols + playerPatterns + townSymbols
