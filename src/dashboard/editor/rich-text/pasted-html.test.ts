import { describe, expect, test } from 'vitest'
import { pastedHtml } from './pasted-html.ts'

const wordItem = (drawn: string, text: string) =>
  `<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span
style='font-family:Symbol'>${drawn}<span>&nbsp;&nbsp; </span></span><!--[endif]-->${text}<o:p></o:p></p>`

describe('what Word puts on the clipboard', () => {
  test('has lists again', () => {
    expect(pastedHtml(`${wordItem('·', 'Pump')}\n${wordItem('·', 'Panel')}`)).toBe(
      '<ul><li>Pump</li><li>Panel</li></ul>',
    )
    expect(pastedHtml(wordItem('1.', 'Measure'))).toBe('<ol><li>Measure</li></ol>')
    expect(pastedHtml(wordItem('ب)', 'نقيس'))).toBe('<ol><li>نقيس</li></ol>')
  })

  test('leaves its styles and comments behind', () => {
    expect(pastedHtml('<style>p { color: red }</style><!--StartFragment--><p>Well</p>')).toBe(
      '<p>Well</p>',
    )
  })
})

describe('what Docs puts on the clipboard', () => {
  test('is bold where it was bold, and not as a whole', () => {
    const html =
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Deep</span><span style="font-style:italic;text-decoration:underline">well</span></p></b>'
    expect(pastedHtml(html)).toBe('<p><strong>Deep</strong><em><u>well</u></em></p>')
  })

  test('keeps links and the colours of the palette', () => {
    const html =
      '<p style="color:#FF0000"><a href="https://naoura.example" onclick="x()">Naoura</a></p>'
    expect(pastedHtml(html)).toBe(
      '<p><span class="text-red"><a href="https://naoura.example">Naoura</a></span></p>',
    )
  })
})

describe('a figure on the clipboard', () => {
  const source = `src="/media/${'0a'.repeat(16)}/640.webp"`

  test('of this editor keeps its picture, width and caption', () => {
    const html = `<figure class="wide ProseMirror-selectednode" dir="rtl" data-pm-slice="1"><img ${source} alt=""><figcaption>The <b>bridge</b></figcaption></figure>`
    expect(pastedHtml(html)).toBe(
      `<figure class="wide"><img ${source}><figcaption>The <b>bridge</b></figcaption></figure>`,
    )
  })

  test('of another site leaves its picture behind', () => {
    const html = `<figure class="big"><img src="https://a.example/a.webp" onerror="x()"><figcaption>c</figcaption></figure>`
    expect(pastedHtml(html)).toBe('<figcaption>c</figcaption>')
  })
})

describe('a table on the clipboard', () => {
  test('of Excel keeps its rows, and the cells that span several', () => {
    const html = `<table border=0 width=128 style='border-collapse:collapse;color:#FF0000'>
<colgroup><col width=64></colgroup><tr height=20 style='font-weight:700'><td colspan=2 class=xl65
style='font-weight:700'>Pumps</td></tr><tr><td rowspan="2">12</td><td>kW</td></tr></table>`
    expect(pastedHtml(html).replaceAll('\n', '')).toBe(
      '<table><colgroup><col></colgroup><tr><td colspan="2"><strong>Pumps</strong></td></tr>' +
        '<tr><td rowspan="2">12</td><td>kW</td></tr></table>',
    )
  })
})
