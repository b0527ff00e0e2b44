import { expect, test } from 'vitest'
import { hoursLater, today } from '../../../tests/support/cast.ts'
import { expectThreadTime } from '../../../tests/support/timing.ts'
import { signsOf, tellingText } from '../../domain/contact/suspicion.ts'
import { createSpread, tracesOf } from './spread.ts'

const offer = 'We saw that your shop has few visitors and bring customers who pay well all year'
const request = 'The pump of our field stands still since Monday, please send somebody to Salamiyah'

type Sending = typeof person & { email: string; at: Date }
const usual = {
  isHiddenFieldFilled: false,
  isProven: true,
  sameTexts: 0,
  sentBySame: 0,
  heldOfSender: 0,
  sentToday: 0,
  sentThisHour: 0,
  languages: ['en', 'ar'],
}
const person = { isHiddenFieldFilled: false, isUnchecked: false }

function sending() {
  const { see } = createSpread()
  let others = 0
  return (text: string, { email = '', at = today, ...how }: Partial<Sending> = {}) => {
    others += 1
    const origin = 'https://naoura.example'
    const written = { name: 'Rima', email: email || `${others}@farm.example`, text, origin }
    return see(tracesOf(written), { network: `192.0.2.${others}`, at, ...person, ...how }).known
  }
}

test('MSG-10 wording and links that a program sent are known for a week, others not', () => {
  const send = sending()
  send(`${offer} https://a.example`, { email: 'a@farm.example', isHiddenFieldFilled: true })
  send(`${request} https://b.example`)
  const again = (text: string, more = {}) => {
    const { isOfProgram, isLinkOfProgram } = send(text, more)
    return [isOfProgram, isLinkOfProgram]
  }
  expect(again(`Hello, ${offer}`)).toEqual([true, false])
  expect(again('Look at https://a.example')).toEqual([false, true])
  expect(again(`${request} https://b.example`)).toEqual([false, false])
  expect(again(`${offer} https://a.example`, { email: 'A@farm.example' })).toEqual([false, false])
  expect(again(offer, { at: hoursLater(7 * 24 + 1) })).toEqual([false, false])
})

test('MSG-10 who has no proof is a program once others sent the same', () => {
  const send = sending()
  const unproven = { isUnchecked: true }
  const taught = [1, 2, 3, 4].map(() => send(request, unproven).isOfProgram)
  expect(taught).toEqual([false, false, false, true])
})

test('MSG-10 a number or address in texts is spread with its third sender', () => {
  const send = sending()
  const own = { email: 'rima@farm.example' }
  const isSpread = (text: string, more = {}) => send(text, more).isContactSpread
  const calls = ['Call +963 944 555 014', 'اتصل على ٠٩٤٤٥٥٥٠١٤', 'Call 0944-555-014']
  expect(calls.map((text) => isSpread(text))).toEqual([false, false, true])
  const mails = ['Write to Rima@farm.example', 'rima@farm.example']
  expect(mails.map((text) => isSpread(text, own))).toEqual([false, false])
  const chats = ['I am @rima_pumps', '@rima_pumps', 'Ask @Rima_Pumps']
  expect(chats.map((text) => isSpread(text))).toEqual([false, false, true])
})

test('MSG-10 a firm has one link and one number, a campaign more senders', () => {
  const send = sending()
  const signed = 'Pumps, +963 11 612 4400, www.farm.example'
  const spread = (email?: string) => {
    const { isLinkSpread, isContactSpread } = send(signed, email ? { email } : {})
    return [isLinkSpread, isContactSpread]
  }
  const desks = Array.from({ length: 11 }, () => spread())
  expect(desks.slice(0, 10).flat()).not.toContain(true)
  expect(desks[10]).toEqual([true, true])
  expect(spread('rima@other.example')).toEqual([true, true])
})

test('MSG-10 brief texts are known by most of their wording, and no name', () => {
  const send = sending()
  const brief = 'bored, write to me here'
  send(`I am Rima ${brief}`, { isHiddenFieldFilled: true })
  const isKnown = (text: string) => send(text).isOfProgram
  expect(isKnown(`I am ${brief}`)).toBe(true)
  expect(isKnown('I am bored, write to the ministry')).toBe(false)
  const greeting = 'Peace and mercy be with you'
  send(greeting, { isHiddenFieldFilled: true })
  expect(isKnown(`${greeting} my friend`)).toBe(false)
})

test('MSG-10 the same few words are counted by their senders', () => {
  const send = sending()
  const counts = ['Price?', 'price', 'PRICE!', request, request].map(
    (text) => send(text).sameFewWords,
  )
  expect(counts).toEqual([0, 1, 2, 0, 0])
})

test('MSG-10 an offer of which a third was changed is like two others', () => {
  const send = sending()
  const made = (goods: string, days: number, number: string) =>
    send(`We build your ${goods} well within ${days} days. Call ${number}`).similarOffers
  expect(made('garden', 5, '+966 50 111 2233')).toBe(0)
  expect(made('village', 9, '٠٥٠٤٤٤٥٥٦٦')).toBe(1)
  expect(made('school', 7, '+20 100 777 8899')).toBe(2)
  expect(send('We build your garden well within 5 days').similarOffers).toBe(0)
  expect(send('The pump stands still, call +963 944 555 014').similarOffers).toBe(0)
})

test('MSG-10 a few words are the same whatever numbers they hold', () => {
  const send = sending()
  const few = ['Test 8841', 'test 12', 'TEST ٧٧'].map((text) => send(text).sameFewWords)
  expect(few).toEqual([0, 1, 2])
})

test('MSG-10 a letter is like none whose phrases came from many people', () => {
  const send = sending()
  const letter =
    'My name is on your list but I could not find the way to your office https://a.example'
  const phrases = [
    'My name is on',
    'on your list but I',
    'I could not find',
    'the way to your office',
  ]
  for (const phrase of phrases) send(`${phrase} again`)
  expect(send(letter).similarTexts).toBe(0)
  expect(send(letter).similarTexts).toBeGreaterThan(0)
})

test('MSG-10 one message of many links makes none forgotten', () => {
  const send = sending()
  for (let number = 0; number < 2; number += 1) send('Look at https://a.example or @rima_pumps')
  const hosts = Array.from({ length: 6_000 }, (_host, number) => `b${number}.top @b${number}_pumps`)
  send(hosts.join(' '))
  const { isLinkSpread, isContactSpread } = send('Look at https://a.example or @rima_pumps')
  expect([isLinkSpread, isContactSpread]).toEqual([true, true])
})

test.each(['مسؤوليّة والمؤسسة لكلّ ', '漢'])(
  'a message of 150 KB of "%s" is judged in less than 100 ms',
  (part) => {
    const text = part.repeat(150_000 / part.length)
    const written = { name: 'Rima', email: 'rima@farm.example', origin: 'https://naoura.example' }
    const letter = { ...written, phone: '', language: 'en', message: text }
    expectThreadTime(100, () => {
      const traces = tracesOf({ ...written, text })
      const { known } = createSpread().see(traces, { network: '', at: today, ...person })
      tellingText(letter)
      signsOf(letter, { ...usual, ...known, origin: written.origin })
    })
  },
)
