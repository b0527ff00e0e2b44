import { expect, test } from 'vitest'
import { namesAnother } from './other-name.ts'

test.each([
  ['omar.halabi', 'Rima Haddad', true],
  ['omar_halabi77', 'Rima', true],
  ['rima.haddad', 'Rima', false],
  ['r.haddad', 'Rima Khoury', false],
  ['halabi.rima', 'Ríma', false],
  ['sales', 'Rima', false],
  ['omar.halabi.pumps', 'Rima', false],
  ['omar.halabi', 'ريما حدّاد', false],
  ['omar.halabi', 'Eng. ريما', false],
  ['omar.halabi', '', false],
])('MSG-10 that %s is not the address of "%s" is %s', (local, name, isAnother) => {
  expect(namesAnother(local, name)).toBe(isAnother)
})
