import { catalogue } from '../languages/catalogue.ts'
import { directionOf, type ProductLanguage } from '../languages/language.ts'
import { escapedMarkup } from '../text/escaped-markup.ts'
import { wallTimeAt } from '../wall-clock.ts'
import type { Attachment } from '../forms/attachment.ts'
import { exportWords } from './exported-message.ts'
import type { PersonMessage } from './person.ts'

type Shown = { who: string; company: string; language: ProductLanguage; zone: string; now: Date }

/** One file for both: people read the page, programs the JSON in its `#data`. */
export function personFile(found: PersonMessage[], shown: Shown): string {
  const { who, company, language, now } = shown
  const { title, made } = words[language]
  const heading = `${title}: ${escapedMarkup(who)}`
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${heading}</title>
<style>${style}</style>
</head>
<body>
<h1>${title}: <bdi>${escapedMarkup(who)}</bdi></h1>
<p>${made(bdi(company), timeOf(now, shown))}</p>
${found.map((message) => article(message, shown)).join('\n')}
<script type="application/json" id="data">${dataOf(found, shown)}</script>
</body>
</html>
`
}

function article(message: PersonMessage, shown: Shown): string {
  const { columns } = exportWords[shown.language]
  const own = words[shown.language]
  const { form, about, answers, attachments, name, email, phone, sentAt, replies, notes } = message
  const links = attachments.map((attachment) => linkTo(message, attachment)).join(' · ')
  const asked = answers.map(({ kind, label, value }) => [
    bdi(label),
    kind === 'attachment' && links ? links : bdi(value),
  ])
  const contact = [
    [columns.name, bdi(name)],
    [columns.email, bdi(email)],
    [columns.phone, bdi(phone)],
  ]
  const given = form
    ? [[columns.form, bdi(form.title)], [columns.about, bdi(about?.title ?? '')], ...asked]
    : contact
  const fields = given.filter(([, value]) => value !== bdi(''))
  return `<article>
<h2>${timeOf(sentAt, shown)}</h2>
<dl>${fields.map(([term, value]) => `<dt>${term}</dt><dd>${value}</dd>`).join('')}</dl>
${form ? '' : text(message.message)}
${replies.map((reply) => written(own.reply, reply, shown)).join('\n')}
${notes.map((note) => written(own.note, note, shown)).join('\n')}
</article>`
}

export function attachedPath({ id: message }: { id: number }, { id, name }: Attachment): string {
  return `attachments/${message}-${id.slice(-6)}-${name}`
}

function linkTo(message: PersonMessage, attachment: Attachment): string {
  const path = attachedPath(message, attachment).split('/').map(encodeURIComponent).join('/')
  return `<a href="${escapedMarkup(path)}">${bdi(attachment.name)}</a>`
}

type Written = { text: string; at: Date; by: { name: string } }

function written(title: string, { text: words, at, by }: Written, shown: Shown): string {
  return `<section><h3>${title}: ${bdi(by.name)}, ${timeOf(at, shown)}</h3>${text(words)}</section>`
}

function text(words: string): string {
  return `<p dir="auto">${escapedMarkup(words)}</p>`
}

function bdi(words: string): string {
  return `<bdi>${escapedMarkup(words)}</bdi>`
}

function timeOf(at: Date, { zone }: Shown): string {
  return `<time datetime="${at.toISOString()}" dir="ltr">${wallTimeAt(at, zone).replace('T', ' ')}</time>`
}

/** No text of it ends the script. */
function dataOf(found: PersonMessage[], { who }: Shown): string {
  const messages = found.map(({ name, email, phone, message, language, ...one }) => ({
    name,
    email,
    phone,
    message,
    language,
    form: one.form?.title ?? null,
    about: one.about?.title ?? null,
    answers: one.answers.map(({ label, value }) => ({ label, value })),
    sent_at: one.sentAt,
    attachments: one.attachments.map((attachment) => attachedPath(one, attachment)),
    replies: one.replies.map(dataOfWritten),
    notes: one.notes.map(dataOfWritten),
  }))
  return JSON.stringify({ person: who, messages }).replaceAll('<', String.raw`\u003c`)
}

function dataOfWritten({ text: words, at, by }: Written) {
  return { text: words, written_by: by.name, written_at: at }
}

const style = `body{margin:2rem auto;padding:0 1rem;max-width:44rem;font:1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.5rem}h2,h3{margin-block:0;font-size:1rem}
article{margin-block:1.5rem;padding-block-start:1.5rem;border-block-start:1px solid}
section{margin-block-start:1rem;padding-inline-start:1rem;border-inline-start:3px solid}
dl{display:grid;grid-template-columns:max-content 1fr;gap:0 1rem}dd{margin:0}
p,dd{white-space:pre-wrap}`

const words = catalogue({
  en: {
    title: 'Data of one person',
    made: (company: string, time: string) => `Stored by ${company}, as of ${time}.`,
    reply: 'Reply',
    note: 'Note for colleagues',
  },
  ar: {
    title: 'بيانات شخص',
    made: (company: string, time: string) => `ما تحفظه ${company} حتى ${time}.`,
    reply: 'ردّ',
    note: 'ملاحظة للزملاء',
  },
})
