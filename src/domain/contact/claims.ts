import { normalisedWords } from './wording.ts'

const figures = [
  /\d\s?[%٪]/,
  /[$€£]\s?\d|\d\s?(?:[$€£]|USD|EUR)/,
  /\d\s?\+(?!\d)/,
  /\b24\s?\/\s?7\b/,
  /!!|\p{Extended_Pictographic}|\b\p{Lu}{4,}\s+\p{Lu}{4,}\b/u,
]
const arabicPrice = /\p{Nd}\s?(?:ريال|دولار|درهم|دينار|جنيه|يورو|ليرة)/u
const fewestClaims = 2

export function isMuchAdvertised(text: string): boolean {
  return figures.filter((figure) => figure.test(text)).length >= fewestClaims
}

/** Words in which goods are praised or somebody is called to act, whatever is sold. */
const praise = wordsIn(`
  affordable available best boost bonus buy cheap cheapest click discount discreet earn exclusive
  experienced expert experts free genuine guarantee guaranteed high-quality instant instantly join
  legit limited lowest offer offering offers order prize professional profit professionals real
  reliable sale subscribe trusted unlimited verified win
  أرباح أرخص أعلى أفضل أقوى بأعلى بأرخص بأفضل اتصل اربح اشترك اطلب الآن بأسعار بأقل بجودة بسعر بسرعة
  بيع تواصل جوائز حصري حقيقي خبرة خصم خصومات راسلنا رخيص سجل عروض فقط فوري كلمنا للبيع
  للتواصل للطلب متخصص متخصصون مجانا مجاني مجانية مجرب محترف احترافي احترافية محدود مضمون مضمونة
  معتمد معتمدة مكافأة ممتاز مناسبة موثوق نضمن نقدم نوفر
`)
/** A customer asks, wishes, or speaks of something that both know of. */
const request = wordsIn(`
  please want need looking how when where what which could would interested quote order invoice
  أريد اريد بدي أبغى ابي هل كم متى أين وين ممكن نرجو أرجو رجاء يرجى أرغب نرغب نحتاج أحتاج بدنا
  شو قديش ليش لماذا إذا ياريت طلبكم اتفقنا فاتورة
`)

/** Claims and a way to answer are an offer, unless it asks for something. */
export function isOffer(text: string, fewest: number = fewestClaims): boolean {
  const words = new Set(normalisedWords(text))
  const isRequest = /[?؟]/.test(text) || request.some((word) => words.has(word))
  if (isRequest) return false
  const praised = praise.filter((word) => words.has(word)).length
  const shown = [...figures, arabicPrice].filter((figure) => figure.test(text)).length
  return praised > 0 && praised + shown >= fewest
}

function wordsIn(list: string): string[] {
  return [...new Set(normalisedWords(list))]
}
