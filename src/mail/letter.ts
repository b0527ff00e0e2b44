import { escapedMarkup } from '../domain/text/escaped-markup.ts'
import { directionOfText } from '../domain/rich-text/text-direction.ts'
import {
  directionOf,
  type LanguageCode,
  type ProductLanguage,
} from '../domain/languages/language.ts'

export type Block =
  | { paragraph: string }
  | { written: string; language: LanguageCode }
  | { quote: string; language: LanguageCode }
  | { facts: { name: string; value: string }[] }
  | { action: string; link: string }

export type Letter = {
  subject: string
  replyTo?: string
  isPersonal?: true
  plain?: { text: string; language: LanguageCode }
  blocks: Block[]
}

type Frame = { language: ProductLanguage; company: string; footer: string }

export function toText({ blocks }: Letter, { company, footer }: Frame): string {
  const parts = blocks.map(textOf)
  return `${[...parts, `-- \n${[company, footer].filter(Boolean).join('\n')}`].join('\n\n')}\n`
}

function textOf(block: Block): string {
  if ('paragraph' in block) return block.paragraph
  if ('written' in block) return block.written
  if ('quote' in block) return block.quote.replace(/^/gm, '> ')
  if ('facts' in block) return block.facts.map(({ name, value }) => `${name}: ${value}`).join('\n')
  return `${block.action}:\n${block.link}`
}

export function toHtml({ subject, blocks }: Letter, { language, company, footer }: Frame): string {
  const direction = `lang="${language}" dir="${directionOf(language)}"`
  const inside = [
    ...(company
      ? [`<p ${direction} class="quiet" style="${styles.company}">${bdi(company)}</p>`]
      : []),
    ...blocks.map((block, place) => htmlOf(block, direction, place === 0)),
    `<p ${direction} class="quiet" style="${styles.footer}">${escapedMarkup(footer)}</p>`,
  ]
  return `<!doctype html>
<html ${direction}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapedMarkup(subject)}</title>
<style>${sheet}</style>
</head>
<body class="page" style="${styles.page}">
<div ${direction} class="card" style="${styles.card}">
${inside.join('\n')}
</div>
</body>
</html>
`
}

function htmlOf(block: Block, direction: string, isFirst: boolean): string {
  if ('paragraph' in block) {
    return `<p ${direction} style="${styles.paragraph}">${lines(block.paragraph)}</p>`
  }
  if ('written' in block) {
    const { written, language } = block
    return `<p ${ownDirection(written, language)} style="${styles.paragraph}">${lines(written)}</p>`
  }
  if ('quote' in block) {
    const { quote, language } = block
    return `<blockquote ${ownDirection(quote, language)} class="quote" style="${styles.quote}">${lines(quote)}</blockquote>`
  }
  if ('facts' in block) {
    const rows = block.facts.map(({ name, value }) => `${escapedMarkup(name)}: ${bdi(value)}`)
    const style = isFirst ? styles.paragraph : styles.further
    return `<p ${direction} class="facts" style="${style}">${rows.join('<br>')}</p>`
  }
  const { action, link } = block
  return `<p ${direction} style="${styles.paragraph}"><a class="action" href="${escapedMarkup(link)}" style="${styles.action}">${escapedMarkup(action)}</a></p>`
}

function ownDirection(text: string, language: LanguageCode): string {
  return `lang="${escapedMarkup(language)}" dir="${directionOfText(text) ?? directionOf(language)}"`
}

function lines(text: string): string {
  return escapedMarkup(text).replaceAll('\n', '<br>')
}

function bdi(text: string): string {
  return `<bdi>${escapedMarkup(text)}</bdi>`
}

const fonts = `font-family:'Segoe UI',Tahoma,Arial,sans-serif`

const styles = {
  page: `margin:0;padding:24px 12px;background:#f3f5f7;color:#1b2530;${fonts};font-size:16px;line-height:1.6`,
  card: 'max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:8px;overflow-wrap:anywhere',
  company: 'margin:0 0 20px;font-size:14px;font-weight:600;color:#52606d',
  paragraph: 'margin:0 0 16px',
  further: 'margin:24px 0 16px;padding-top:20px;border-top:1px solid #d8dee4',
  quote: 'margin:0 0 16px;padding:12px 16px;background:#f3f5f7;border-radius:6px;color:#1b2530',
  action:
    'display:inline-block;padding:10px 20px;background:#0b5a7a;color:#ffffff;border-radius:6px;font-weight:600;text-decoration:none',
  footer:
    'margin:24px 0 0;padding-top:16px;border-top:1px solid #d8dee4;font-size:13px;color:#52606d',
}

/** Dark colours cannot stand inline; a reader that knows none of them shows the light ones. */
const sheet = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.page,.quote{background:#11181f!important;color:#e6ebf0!important}
.card{background:#1b2530!important;color:#e6ebf0!important}
.quiet{color:#a9b6c2!important}
.quiet,.facts{border-color:#34424f!important}
.action{background:#7cc7e8!important;color:#0b1a24!important}
}`
