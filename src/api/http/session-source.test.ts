import { expect, test } from 'vitest'
import { expectThreadTime } from '../../../tests/support/timing.ts'
import { deviceOf } from './session-source.ts'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [`${windows}; rv:135.0) Gecko/20100101 Firefox/135.0`, 'Firefox', 'Windows'],
  [`${windows}) ${chrome} Safari/537.36 Edg/124.0.0.0`, 'Microsoft Edge', 'Windows'],
  [`${iPhone} Version/17.4 Mobile/15E148 Safari/604.1`, 'Safari', 'iOS'],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${chrome} SamsungBrowser/25.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, 'Chrome', 'Chrome OS'],
  ['A program/2.0 (Windows NT 10.0) of ours', null, 'Windows'],
  ['curl/8.5.0', null, null],
  ['<b>Your bank</b>/1.0 (x) y', null, null],
  ['', null, null],
  [' \u0000\u202e', null, null],
])('ACC-9 %j is %s on %s', (agent, browser, system) => {
  expect(deviceOf(agent)).toEqual({ browser, system })
})

test.each(['a/ ', 'msie Version/1 ', ' / ', 'wv) Mac OS X ', '(', ';'])(
  'ACC-9 however long, %j is read quickly',
  (part) => {
    const agent = part.repeat(15_000)
    deviceOf(agent)
    expectThreadTime(50, () => {
      deviceOf(agent)
    })
  },
)
