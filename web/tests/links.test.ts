import { beforeEach, expect, test } from 'vitest'
import { keepReturn, returnSecret } from '../src/pages/table/invitations'
import type { Table } from '../src/wire/api'

const table = (more: Partial<Table>) => ({ id: '0001', ...more }) as Table

beforeEach(() => localStorage.clear())

test('whoever sat down by invitation finds the link to come back', () => {
  keepReturn(table({ return: { secret: 'abc', seat: 1, expires: 1 } }))
  expect(returnSecret('0001', 1)).toBe('abc')
  expect(returnSecret('0001', 0)).toBeNull()
  expect(returnSecret('0002', 1)).toBeNull()
  expect(returnSecret('0001', null)).toBeNull()
})

test('others keep nothing', () => {
  keepReturn(table({}))
  expect(localStorage.length).toBe(0)
})
