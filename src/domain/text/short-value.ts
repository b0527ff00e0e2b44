import { directionSigns, westernDigits } from './characters.ts'
import { composed, meaningInProse, withoutHidden } from './hidden-characters.ts'

/**
 * Short values are pasted with characters that nobody sees. Each kind says what of them means something
 * in it; the rest is dropped, and what is left has one spelling (decision 055).
 */
const cleaners = {
  /** Titles, names and other prose. */
  line: (text: string) => tidied(withoutHidden(text, meaningInProse), ' '),
  /** Prose with lines of its own. */
  lines: (text: string) =>
    tidied(withoutHidden(text, meaningInProse), '\n').replace(/\r\n?/g, '\n'),
  code,
  link: (text: string) =>
    tidied(withoutHidden(text.trim(), meaningInLink), ' ').replace(bracketed, '$1'),
  email: (text: string) => bareEmail(code(text)),
  phone,
  whatsapp: (text: string) => phoneOfWhatsapp(phone(code(text))),
  /** A code of an app or of a list, however it is grouped: `٤٨٢ ٩١٧`, `k7q2-mv9d`. */
  oneTimeCode: (text: string) =>
    composed(
      westernDigits(narrow(code(text)))
        .replace(/[\s\p{Dash_Punctuation}\u2043\u2212]/gu, '')
        .replace(/[a-z]/g, (letter) => letter.toUpperCase()),
    ),
  price: (text: string) => plainPrice(code(text)),
  /** Spaces at its ends may be meant. */
  password: (text: string) => composed(withoutHidden(text)),
} satisfies Record<string, (text: string) => string>

export type ValueKind = keyof typeof cleaners

/** Cleaning twice gives the same as once, and takes time in proportion to the text. */
export function cleaned(kind: ValueKind, text: string): string {
  return cleaners[kind](text)
}

/** Breaks come from slides and other programs; a blank braille pattern is no white space to browsers. */
function tidied(text: string, lineBreak: string): string {
  const plain = text.replace(/[\v\f\x85\u2028\u2029]/g, lineBreak).replaceAll('\u2800', ' ')
  return composed(plain).trim()
}

function code(text: string): string {
  return tidied(withoutHidden(text), ' ').replace(/\s/g, ' ')
}

/**
 * Copied addresses come wrapped in direction marks; one inside an address is a reason to refuse it.
 */
function meaningInLink(run: string, before: string, after: string): string {
  const isAtEnd = before.trim() === '' || after.trim() === ''
  const signs = run.match(isAtEnd ? /[\u202d\u202e]/g : directionSigns) ?? []
  return signs.join('') || meaningInProse(run, before, after)
}

const bracketed = /^<?(https?:[^\s<>،؛\p{Cf}]+)[>،؛]*$/iu

const emailWords = String.raw`e-?mail(?: address)?|mail|(?:ال)?بريد(?: (?:ال)?[إا]لكتروني)?|(?:ال)?[إا]يميل`
const emailLabel = new RegExp(
  String.raw`^(?:[\s"'(«“‘[]|\p{Extended_Pictographic}\ufe0f?|mailto:|e\s*:|(?:${emailWords})\p{M}*\s*(?::|\s(?=[^\s@]{1,64}@)))+`,
  'iu',
)

/** People paste `mailto:omar@naoura.example?subject=…` and `Omar <omar@naoura.example>,` alike. */
function bareEmail(text: string): string {
  const address = text.slice(text.lastIndexOf('<') + 1)
  const [label = ''] = emailLabel.exec(address) ?? []
  const bare = address.slice(label.length).replace(/ \([^()@]*\)$/, '')
  const [beforeQuery = ''] = /mailto:/i.test(label) ? decoded(bare).split('?') : [bare]
  return withoutEnd(beforeQuery, '،؛,;.>)]"\'»”’؟?!')
    .trim()
    .replace(/^(\S+) ?@ (\S+)$/, '$1@$2')
}

/** The address of a link has these signs in it as numbers. */
function decoded(address: string): string {
  return address.replace(/%(?:20|2b|40)/gi, (sign) => decodeURIComponent(sign))
}

/** Cards and signatures write what a number is before it, or after it. */
const phoneWords =
  'tel|telephone|phone|ph|mobile|mob|cell|fax|whats ?app|(?:لل|(?:ال)?)(?:رقم|هاتف|تلفون|جوال|موبايل|خليوي|محمول|فاكس|واتس(?: ?[اآ]ب)?)'
const phoneLabel = new RegExp(
  String.raw`^(?:[^\d+(]{1,60}\d?:|(?:(?:(?:${phoneWords}|no|[tmpfتجف]|هـ?)(?!\p{L})|\p{Extended_Pictographic}|\p{Regional_Indicator})[ .:/-]*)+) *(?=[+(\d])`,
  'iu',
)
const phoneLabelAfter = new RegExp(String.raw`(?<=\d) \(?(?:${phoneWords})\)?$`, 'iu')
const slashAfterCode = /^(\+\d{1,3}|\(?0\d{1,4}\)?) ?\/ ?(?:(\d{1,3}) ?\/ ?)?(?=\d)/

function phone(text: string): string {
  const plain = narrow(westernDigits(decoded(code(text))))
    .replace(/^[^\d+(]+/, (words) => words.replace(/\p{M}/gu, ''))
    .replace(/^[\s"'«“‘<[]+/, '')
    .replace(phoneLabel, '')
    .replace(/^\(((?:\+|00)\d[\d ]*)\)/, '$1')
    .replace(slashAfterCode, (_whole, first: string, second?: string) =>
      second ? `${first}-${second}-` : `${first}-`,
    )
    .replace(/[\p{Dash_Punctuation}\u2043\u2212]/gu, '-')
    .replace(/(?<=[\d) ])[.·•․‧∙](?=[\d( ])/g, '-')
  const number = withoutEnd(plain, '،؛,;."\'»”’>]').trim()
  return plusFirst(number.replace(phoneLabelAfter, ''))
}

function plusFirst(number: string): string {
  return number.replace(/^([1-9][\d -]*\d) ?\+$/, '+$1')
}

function phoneOfWhatsapp(number: string): string {
  const plain = number.replace(/^[\s+]*00[\s+0]*/, '+')
  if (!/^\+[1-9][\d ()-]*$/.test(plain)) return plain
  return plain
    .replace(/\(0\) ?/, '')
    .replace(/[()]/g, '')
    .trim()
}

/** Keyboards of East Asia write full-width digits and signs. */
export function narrow(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, (wide) =>
    String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
  )
}

function withoutEnd(text: string, ends: string): string {
  let end = text.length
  while (end > 0 && ` ${ends}`.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

const longest = 60

/** Only Syrian pounds are read: an amount in another currency would be shown as one in them. */
const label = String.raw`(?:SYP|S\.?P\.?|L\.?S\.?|£S|S£|(?:Syrian )?(?:pound|lira)s?|ل\.? ?س\.?|لير(?:ة|ات)(?: سورية)?)`
const priceWord = /^(?:(?:ال)?سعر|price) ?:? ?(?=\d)/i
/** Handwriting closes an amount in this way. */
const closed = /(?<=\d)[.,/]-$/
const labelAtEnd = new RegExp(`^${label} ?(?=\\d)|(?<=\\d) ?${label}\\.?$`, 'i')

const grouped =
  /^(?<thousands>[1-9]\d{0,2}(?<sign>[ ,.'’٬])\d{3}(?:\k<sign>\d{3})?)(?:(?!\k<sign>)[.,٫](?<cents>\d{1,2}))?$/
const together = /^(?<thousands>\d{1,9})(?:[.٫](?<cents>\d{1,2}))?$/
const withCommaForPoint = /^(?<thousands>\d{4,9}),(?<cents>\d{1,2})$/
/** It could be a thousand or a thousandth. */
const ambiguous = /^\d{1,3}\.\d{3}$/

/**
 * `1.250,50 ل.س` becomes `1250.50`, whatever separates thousands. What could be two prices, such as
 * `1.250` or `1,25`, is not guessed and stays as it is, and so does what is no price.
 */
function plainPrice(text: string): string {
  if (text.length > longest) return text
  const amount = westernDigits(text)
    .replaceAll('،', ',')
    .replace(priceWord, '')
    .replace(closed, '')
    .replace(labelAtEnd, '')
  const ways = ambiguous.test(amount) ? [] : [together, grouped, withCommaForPoint]
  const parts = ways.map((way) => way.exec(amount)?.groups).find(Boolean)
  if (!parts?.thousands) return text
  const pounds = parts.thousands.replace(/\D/g, '')
  return parts.cents === undefined ? pounds : `${pounds}.${parts.cents}`
}
