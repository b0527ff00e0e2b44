/** Spreadsheets recognise the encoding by it. */
export const csvStart = '\ufeff'

export function csvRow(cells: string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

const signs = '=+\\-@＝＋－＠﹢﹣﹦﹫−'
const unseen = String.raw`\p{Cc}\p{Cf}\p{DI}`
const formula = new RegExp(`^(?:[\\t\\r]|[\\s${unseen}]*[${signs}])`, 'u')
/** A program that splits at other signs than commas finds cells within a cell. */
const formulaWithin = new RegExp(`([;\\n])((?:(?!\\n)[\\s${unseen}])*[${signs}])`, 'gu')

/** An apostrophe makes a text of what spreadsheets would evaluate. */
function csvCell(text: string): string {
  const cell = formula.test(text) ? `'${text}` : text
  const lines = cell.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' ')
  return `"${lines.replace(formulaWithin, "$1'$2").replaceAll('"', '""')}"`
}

export function withoutApostrophe(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell
}
