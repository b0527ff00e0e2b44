import { expect, test } from 'vitest'
import { expectThreadTime } from '../../../tests/support/timing.ts'
import {
  needsCheck,
  mostSigners,
  oftenRepeated,
  pointsOf,
  quarantinePoints,
  type Sign,
  signsOf,
  tellingText,
} from './suspicion.ts'

const usual = {
  isHiddenFieldFilled: false,
  isProven: true,
  sameTexts: 0,
  similarTexts: 0,
  isTelling: true,
  sameFewWords: 0,
  isOfProgram: false,
  isLinkOfProgram: false,
  isLinkSpread: false,
  isContactSpread: false,
  similarOffers: 0,
  sentBySame: 0,
  heldOfSender: 0,
  sentToday: 0,
  sentThisHour: 0,
  languages: ['en', 'ar'],
  origin: 'https://naoura.example',
}
const judged = (message: string, change: object = {}, known: object = {}) =>
  signsOf(
    { name: 'Rima', email: 'r@farm.example', phone: '', language: 'en', message, ...change },
    { ...usual, ...known },
  )
const offer = 'We sell good pumps for your farm'
const arabic = { name: 'ريما', language: 'ar' }

test.each<[string, Sign[], object?, object?]>([
  ['Our well gives less water. See https://a.example/1', []],
  ['See https://naoura.example/1 https://naoura.example/2', []],
  ['Look https://a.example', ['bare-link']],
  ['هون المكان https://maps.app.goo.gl/R3xW8uQp', ['bare-link']],
  [`${offer} https://a.example https://b.example`, ['second-link']],
  [`${offer} www.a.example www.b.example www.c.example`, ['second-link', 'third-link']],
  [offer + ' http://a.b '.repeat(9), ['second-link', 'third-link', 'fourth-link']],
  [`${offer} <a href="https://a.example">pumps</a>`, ['markup']],
  [`${offer} [url=https://a.example]pumps[/url]`, ['markup']],
  [`${offer} [pumps](https://a.example)`, ['markup']],
  [`${offer} <script>pumps()</script>`, ['markup']],
  ['> From: Rima <rima@farm.example>', []],
  ['Pumps', ['link-as-name'], { name: 'https://a.example' }],
  ['Продаём насосы и трубы недорого', ['foreign-script']],
  ['Продаём насосы и трубы недорого: a.ru', ['foreign-script']],
  ['Продаём насосы и трубы недорого: nasosy.ru', ['foreign-script', 'foreign-link']],
  ['Our pumps in an оnlinе shop', ['mixed-scripts']],
  ['A pump of 5 kW, 10 µm', []],
  ['{Hi|Hello}, do you {need|want} pumps?', ['left-over']],
  ['I {or we} need a | b', []],
  ['٠٩٤٤ ٥٥٥ ٠١٤', ['no-words']],
  ['', []],
  ['Pumps', ['many-dots'], { email: 'r.i.m.a.s@farm.example' }],
  ['Pumps', [], { email: 'r.i.m.a@farm.example' }],
  ['Продаём насосы и трубы недорого', [], {}, { languages: ['en', 'ru'] }],
  ['Куда', []],
  ['水泵和水管 今天便宜出售 请联系我们了解更多信息 谢谢', [], {}, { languages: ['zh-hans'] }],
  ['Продаём насосы и трубы недорого', [], {}, { languages: ['qaa'] }],
  ['Need a pump', [], { language: 'qaa' }],
  ['Need a pump', ['latin-only'], { ...arabic, name: 'Rima' }],
  ['Need a pump', [], arabic],
  ['نحتاج مضخّة ABS في السلميّة', [], arabic],
  ['Good pumps for your farm', ['foreign-script'], { language: 'ar' }, { languages: ['ar'] }],
  ['rima!', ['same-words']],
  ['Rima', ['same-words', 'same-address'], { email: 'RIMA@farm.example' }],
  ['Pumps', [], { email: 'rima@farm.example' }],
  ['zqwjk fjdpwq vbxmtz', ['random-letters']],
  ['Pumps', ['random-name'], { name: 'UxhTqLmBvWz' }],
  ['Pumps', ['made-up-number'], { phone: '123456' }],
  ['Pumps', ['made-up-number'], { phone: '+10000000000' }],
  ['Pumps', [], { phone: '0944 500 000' }],
  ['Pumps', ['made-up-address'], { email: 'test@example.com' }],
  ['Pumps', ['made-up-address'], { email: 'a@A.aa' }],
  ['Pumps', [], { email: 'naoura@naoura.example' }],
  ['amzela', ['odd-letters']],
  ['Amzela asks for pumps', []],
  ['Pumps', ['sent-again'], {}, { sentBySame: 4 }],
  ['Pumps', [], {}, { sentBySame: 3 }],
  ['Pumps', ['hidden-field'], {}, { isHiddenFieldFilled: true }],
  ['Pumps', ['no-proof'], {}, { isProven: false }],
  ['Pumps', ['repeated-text'], {}, { sameTexts: 2, similarTexts: 2 }],
  ['Pumps', ['similar-text'], {}, { similarTexts: 2 }],
  ['Pumps', ['similar-text'], {}, { similarTexts: oftenRepeated }],
  ['Pumps', ['similar-text', 'often-repeated'], {}, { similarTexts: mostSigners }],
  ['Pumps', ['repeated-text'], {}, { sameTexts: mostSigners - 1 }],
  ['Pumps', ['repeated-text', 'often-repeated'], {}, { sameTexts: mostSigners }],
  [`${offer} https://a.example`, ['similar-text'], {}, { similarTexts: 1 }],
  [offer, [], {}, { similarTexts: 1 }],
  [offer, [], {}, { similarTexts: mostSigners, isTelling: false }],
  [
    `${offer} https://a.example`,
    ['repeated-text', 'often-repeated'],
    {},
    { sameTexts: oftenRepeated },
  ],
  [
    offer,
    ['repeated-text', 'often-repeated', 'spread-contact'],
    {},
    { sameTexts: oftenRepeated, isContactSpread: true },
  ],
  ['Pumps', [], {}, { sameFewWords: oftenRepeated - 1 }],
  ['Pumps', ['same-few-words'], {}, { sameFewWords: oftenRepeated }],
  ['Pumps', ['sent-by-program'], {}, { isOfProgram: true, isLinkOfProgram: true }],
  ['Pumps', ['link-of-program'], {}, { isLinkOfProgram: true }],
  ['Pumps', ['held-before'], {}, { heldOfSender: 1 }],
  ['Pumps', ['no-proof'], {}, { heldOfSender: 2, isProven: false }],
  ['Pumps', ['no-proof', 'held-before'], {}, { heldOfSender: 3, isProven: false }],
  ['Pumps', ['made-up-address'], { email: 'test@example.com' }, { heldOfSender: 3 }],
  ['Pumps, says Omar Halabi', [], { email: 'omar.halabi3@farm.example' }],
  ['Pumps', [], {}, { sentThisHour: 4 }],
  ['Pumps', ['busy-hour'], {}, { sentThisHour: 5 }],
  ["' OR '1'='1", ['probe']],
  ['{{7*7}}', ['probe', 'no-words']],
  ['../../etc/passwd', ['probe']],
  ['This or that = the same', []],
  ["I can't or won't wait", []],
  ['Pay to bc1q9x8c7v6b5n4m3l2k', ['wallet']],
  ['Our page is pumps . com', ['disguised-link']],
  ['Our page is pumps[.]com', ['disguised-link']],
  ['The old page is hxxp://a.example', ['disguised-link']],
  ['Please write to rima [at] pumps [dot] com', ['bare-link']],
  ['Your shop naoura . com is fine', [], {}, { origin: 'https://naoura.com' }],
  ['𝐄𝐚𝐫𝐧 𝐦𝐨𝐫𝐞 at home', ['disguised-letters']],
  ['می‌خواهم می‌دانم نمی‌شود کتاب‌ها آن‌ها این‌ها', []],
  ['https://a.example', ['bare-link', 'link-alone']],
  ['https://maps.app.goo.gl/R3xW8uQp', ['bare-link']],
  [`${offer} https://wa.me/963944555014`, ['messenger-link']],
  [`${offer} t.me/rima_pumps`, ['messenger-link']],
  ['أنا على تيليغرام t.me/rima_h', ['messenger-link'], arabic],
  ['Pumps', ['contact-as-name'], { name: 'Pumps 0944 555 014' }],
  ['Pumps', ['random-address'], { email: 'zqwjkfjd8@farm.example' }],
  ['Pumps', ['random-name'], { name: 'Zqwjkfjd', email: 'zqwjkfjd@farm.example' }],
  ['A better price here. A better price here. A better price here.', ['repeats-itself']],
  ['كل يوم كل يوم كل يوم، عنا امتحانات', []],
  ['Pump $90, 20% off, call 0944 555 014', ['much-advertised']],
  ['Is the pump $90 with 20% off?', []],
  ['Pumps', ['spread-link'], {}, { isLinkSpread: true }],
  ['The best pumps, call us at once: 0944 555 014', []],
  ['The best pumps with a discount, call us: 0944 555 014', ['offer']],
  ['The best pumps at $90, call us: 0944 555 014', ['offer']],
  ['The best pumps with a discount', []],
  ['Is it the best of your pumps with a discount? 0944 555 014', []],
  ['Please send your best pumps at a discount, 0944 555 014', []],
  ['أفضل المضخات بأرخص الأسعار، تواصل 0944555014', ['offer'], arabic],
  ['نحتاج أفضل المضخات بأرخص الأسعار، هاتفنا 0944555014', [], arabic],
  ['We dig wells, 0944 555 014', ['similar-offer'], {}, { similarOffers: 2 }],
  ['We dig wells, 0944 555 014', [], {}, { similarOffers: 1 }],
  ['We dig the best wells, 0944 555 014', ['offer', 'similar-offer'], {}, { similarOffers: 2 }],
  ['We dig wells, 0944 555 014', ['repeated-text'], {}, { similarOffers: 2, sameTexts: 1 }],
  ['Our new catalogue of pumps is https://tinyurl.com/pumps', ['short-link']],
  ['Our new catalogue of pumps is https://pumps.icu/new', ['cheap-ending']],
  ['Our catalogue is pumps dot icu', ['disguised-link']],
  ['Pumps', ['numbered-address'], { email: 'rima84721@farm.example' }],
  ['Pumps', ['numbered-address'], { email: 'rima+kqz@farm.example' }],
  ['Pumps', [], { email: 'rima1987@farm.example' }],
  ['Pumps', ['other-name'], { email: 'omar.halabi3@farm.example' }],
  [
    'Pumps',
    ['random-name', 'random-address'],
    { name: 'Vbxmtzqw', email: 'zqwjkfjd@farm.example' },
  ],
  ['办理各类证件,安全可靠', ['foreign-script']],
  ['水泵多少钱', []],
  ['Pumps', [], {}, { sentToday: 19 }],
  ['Pumps', ['busy-network'], {}, { sentToday: 20 }],
])('MSG-10 "%.20s" has the signs %j', (message, signs, change, known) => {
  expect(judged(message, change, known)).toEqual(signs)
})

test('MSG-10 the points of signs are added up', () => {
  expect(pointsOf(['hidden-field'])).toBe(quarantinePoints)
  expect(pointsOf(['second-link', 'third-link', 'fourth-link'])).toBe(6)
  expect(pointsOf(['latin-only', 'same-words'])).toBe(4)
  expect(pointsOf([])).toBe(0)
  expect(pointsOf(['bare-link', 'short-link'])).toBeLessThan(quarantinePoints)
  expect(pointsOf(['bare-link', 'cheap-ending'])).toBeLessThan(quarantinePoints)
})

test.each<[boolean, Sign[], Sign[], object?]>([
  [true, ['no-proof', 'markup'], ['markup']],
  [true, ['no-proof', 'repeated-text', 'often-repeated'], ['repeated-text']],
  [false, ['markup'], ['markup']],
  [false, ['no-proof', 'second-link'], ['second-link']],
  [false, ['no-proof', 'hidden-field'], ['hidden-field']],
  [true, ['no-proof'], [], { guard: 'strict' }],
  [false, [], [], { guard: 'strict' }],
])(
  'FORM-3 it is %s that %j, with proof %j, needs another look %j',
  (needed, signs, provenSigns, form) => {
    expect(needsCheck({ signs, provenSigns, ...form })).toBe(needed)
  },
)

test.each([
  ['Your order 1001 is waiting, see https://a.example', 'Your order 2 is waiting, see pumps.com'],
  ['Pumps, pumps, pumps! Write to a@farm.example', 'pumps pumps pumps write to rima@b.example'],
  ['نحتاج مضخّة في السلميّة الآن', 'نحتاج مضخة في السلمية الان'],
])('MSG-10 "%s" is the text of "%s"', (one, other) => {
  const [first, second] = [one, other].map((message) => tellingText({ name: 'Rima', message }))
  expect(first).toBe(second)
  expect(first).not.toBeNull()
})

test('MSG-10 a short text is told by its name, or by being no more than that', () => {
  expect(tellingText({ name: 'Rima', message: 'Price?' })).toBeNull()
  const named = ['Rima Al-Khatib of Salamiyah', 'Rim Al-Khatib of Salamiyah'].map((name) =>
    tellingText({ name, message: 'Price?' }),
  )
  expect(new Set(named).size).toBe(2)
  expect(tellingText({ name: 'Pumps', message: 'pumps' })).toBe('pumps')
})

test.each(['1', '1,', 'a', 'a@', 'www.'])('many of %j are judged at once', (part) => {
  expectThreadTime(500, () => {
    judged(`See https://a.example ${part.repeat(20_000)}`)
  })
})
