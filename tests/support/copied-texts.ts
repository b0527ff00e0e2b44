import type { CopiedText } from './clipboard.ts'
import { copiedByReaders } from './copied-by-readers.ts'

const html = (name: string, copied: string, written: string): CopiedText => ({
  name,
  html: copied,
  text: 'plain',
  written,
})
const text = (name: string, copied: string, written: string): CopiedText => ({
  name,
  text: copied,
  written,
})

const word = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--><style><!-- @list l0 {mso-list-id:1992;} p.MsoNormal {margin:0cm; color:#FF0000} --></style></head><body lang=EN-US><!--StartFragment-->${body}<!--EndFragment--></body></html>`

const marker = (drawn: string) =>
  `<![if !supportLists]><span style='mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${drawn}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>`
const item = (list: string, drawn: string, words: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:${list}'>${marker(drawn)}${words}<o:p></o:p></p>`

const wordTexts = [
  html(
    'Word for Windows: lists of two kinds and levels',
    word(
      `<p class=MsoNormal>Before the visit:<o:p></o:p></p>${item('l0 level1 lfo1', '·', 'Measure')}${item('l0 level2 lfo1', 'o', 'Depth')}${item('l0 level3 lfo1', '\u00a7', 'Metres')}${item('l0 level1 lfo1', '·', 'Photograph')}<p class=MsoNormal>Steps:</p>${item('l1 level1 lfo2', '1.', 'Call')}${item('l1 level2 lfo2', 'a.', 'Us')}${item('l1 level2 lfo2', 'b.', 'Them')}${item('l1 level1 lfo2', '2.', 'Come')}`,
    ),
    '<p>Before the visit:</p><ul><li>Measure<ul><li>Depth<ul><li>Metres</li></ul></li></ul></li><li>Photograph</li></ul><p>Steps:</p><ol><li>Call<ol><li>Us</li><li>Them</li></ol></li><li>Come</li></ol>',
  ),
  html(
    'Word for Windows: numbers that begin again and go on',
    word(
      `${item('l0 level1 lfo1', '1.', 'One')}${item('l0 level1 lfo1', '2.', 'Two')}${item('l0 level1 lfo2', '1.', 'Again')}<p class=MsoNormal>Between</p>${item('l0 level1 lfo2', '2.', 'On')}${item('l2 level1 lfo3', 'a)', 'A')}${item('l2 level1 lfo3', 'b)', 'B')}${item('l2 level1 lfo4', 'a)', 'A again')}`,
    ),
    '<ol><li>One</li><li>Two</li></ol><ol><li>Again</li></ol><p>Between</p><ol start="2"><li>On</li></ol><ol><li>A</li><li>B</li></ol><ol><li>A again</li></ol>',
  ),
  html(
    'Word: kinds of Arabic numbers',
    word(
      ['1-', '2-', '(٣)', '٤.']
        .map((drawn) => item('l0 level1 lfo1', drawn, 'رقم'))
        .concat('<p class=MsoNormal>ثم</p>')
        .concat(['أ-', 'ب-', 'جـ'].map((drawn) => item('l1 level1 lfo2', drawn, 'حرف')))
        .concat('<p class=MsoNormal>ثم</p>')
        .concat(['أولاً:', 'ثانياً:'].map((drawn) => item('l2 level1 lfo3', drawn, 'ترتيب')))
        .concat(['-', '-'].map((drawn) => item('l3 level1 lfo4', drawn, 'شرطة')))
        .join(''),
    ),
    '<ol><li>رقم</li><li>رقم</li><li>رقم</li><li>رقم</li></ol><p>ثم</p><ol><li>حرف</li><li>حرف</li><li>حرف</li></ol><p>ثم</p><ol><li>ترتيب</li><li>ترتيب</li></ol><ul><li>شرطة</li><li>شرطة</li></ul>',
  ),
  html(
    'Word: lists by style, and paragraphs of an item',
    word(
      `<p class=MsoListBullet style='mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='font-family:Symbol'>·<span>&nbsp;&nbsp; </span></span><!--[endif]-->Bullet</p><p class=MsoListContinue>More of it</p><p class=MsoListBullet2 style='mso-list:l5 level1 lfo6'>${marker('·')}Second</p><p class=MsoNormal style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'>${marker('·')}Normal</p>`,
    ),
    '<ul><li>Bullet<p>More of it</p><ul><li>Second</li></ul></li><li>Normal</li></ul>',
  ),
  html(
    'Word by way of Safari: neither comments nor its own styles',
    `<p class="MsoListParagraphCxSpFirst" style="margin: 0cm 0cm 0cm 36pt; margin-left: 36pt; text-indent: -18pt;"><span style="font-family: Symbol;">·<span style="font: 7pt 'Times New Roman';">&nbsp;&nbsp;&nbsp;</span></span>Pump</p><p class="MsoListParagraphCxSpMiddle" style="margin-left: 72pt; text-indent: -18pt;"><span style="font-family: 'Courier New';">o<span style="font: 7pt 'Times New Roman';">&nbsp;&nbsp;</span></span>Panel</p><p class="MsoListParagraphCxSpLast" style="margin-left: 36pt; text-indent: -18pt;">·<span>&nbsp;&nbsp;</span>Pipe</p>`,
    '<ul><li>Pump<ul><li>Panel</li></ul></li><li>Pipe</li></ul>',
  ),
  html(
    'Word: a list in a cell, and a text box',
    word(
      `<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal><b>Head</b></p></td><td>${item('l0 level1 lfo1', '1.', 'One')}${item('l0 level1 lfo1', '2.', 'Two')}</td></tr></table><!--[if gte vml 1]><v:shape><v:textbox><p>Twice</p></v:textbox></v:shape><![endif]--><![if !vml]><span style='mso-ignore:vglayout'><table cellpadding=0><tr><td><div><p class=MsoNormal>In a box</p></div></td></tr></table></span><![endif]>`,
    ),
    '<table><tbody><tr><td><strong>Head</strong></td><td><ol><li>One</li><li>Two</li></ol></td></tr></tbody></table><p>In a box</p>',
  ),
  html(
    'Word: comments, tracked changes, footnotes, hidden text',
    word(
      `<p class=MsoNormal>It costs <del cite="mailto:A" datetime="2026-05-01T10:00">1,000</del><ins cite="mailto:A" datetime="2026-05-01T10:00">1,250</ins> pounds<a style='mso-comment-reference:A_1'>.</a><span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[A1]</a></span><span style='mso-hide:all;display:none'>secret</span> Ten years.<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a></p><div style='mso-element:comment-list'><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText><a class=msocomoff href="#_msoanchor_1">[A1]</a>Do not publish.</p></div></div></div><div style='mso-element:footnote-list'><hr><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1">[1]</a> By our tests.</p></div></div>`,
    ),
    '<p>It costs 1,250 pounds. Ten years.[1]</p><p>[1] By our tests.</p>',
  ),
  html(
    'Word: headings, a title, numbers of headings, spaces for lines',
    word(
      `<p class=MsoTitle>The title</p><h1 style='mso-list:l0 level1 lfo1'>${marker('1.')}<span style='color:#2F5496'><b>First</b></span><o:p></o:p></h1><p class=MsoNormal><o:p>&nbsp;</o:p></p><h5>Fifth</h5><p class=MsoNormal style='mso-outline-level:1'>By level</p><p class=MsoNormal>Text<span style='mso-tab-count:1'>&nbsp;&nbsp;&nbsp;&nbsp; </span>tab</p>`,
    ),
    '<h2>The title</h2><h2>1. First</h2><h3>Fifth</h3><h2>By level</h2><p>Text tab</p>',
  ),
  html(
    'Word: colours, and those that are none',
    word(
      `<p class=MsoNormal><span style='color:windowtext'>a</span><span style='color:black;mso-themecolor:text1'>b</span><span style='color:#44546A'>c</span><span style='color:#C00000'>d</span><span style='color:#0070C0'>e</span><font color="#00B050">f</font><a href="https://example.com/"><span style='color:blue'>g</span></a></p>`,
    ),
    '<p>abc<span class="text-red">d</span><span class="text-blue">e</span><span class="text-green">f</span><a href="https://example.com/">g</a></p>',
  ),
  html(
    'Word in the browser: an item a list, headings by role',
    `<meta charset="utf-8"><div class="OutlineElement"><p role="heading" aria-level="1" class="Paragraph"><span>Steps</span></p></div>${[
      ['ol', 1, 1, 'Call'],
      ['ol', 2, 1, 'Visit'],
      ['ul', 1, 2, 'By day'],
      ['ul', 1, 2, 'By night'],
      ['ol', 3, 1, 'Offer'],
    ]
      .map(
        ([list, start, level, words]) =>
          `<div class="ListContainerWrapper"><${list} role="list" start="${start}"><li data-aria-level="${level}" role="listitem"><p class="Paragraph"><span>${words}</span></p></li></${list}></div>`,
      )
      .join('')}`,
    '<h2>Steps</h2><ol><li>Call</li><li>Visit<ul><li>By day</li><li>By night</li></ul></li><li>Offer</li></ol>',
  ),
]

const docs = (body: string) =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">${body}</b><br class="Apple-interchange-newline">`

const googleTexts = [
  html(
    'Docs: headings of all levels in black',
    docs(
      '<h1 dir="ltr"><span style="color:#000000;font-weight:400;white-space:pre-wrap;">One</span></h1><br><p dir="ltr"><span style="font-weight:700;">Bold</span><span style="font-weight:400;"> plain</span></p><h4 dir="ltr"><span style="color:#666666">Four</span></h4><p dir="ltr"><span style="font-style:italic;text-decoration:underline;">both</span> <span style="text-decoration:line-through;">no</span></p>',
    ),
    '<h2>One</h2><p><strong>Bold</strong> plain</p><h3>Four</h3><p><em><u>both</u></em> <s>no</s></p>',
  ),
  html(
    'Docs: a list to tick off',
    docs(
      '<ul><li dir="ltr" role="checkbox" aria-checked="false" aria-level="1"><img src="data:image/png;base64,iVBORw0KGgo=" width="17.6px" height="17.6px" alt="unchecked" aria-roledescription="checkbox"/><p dir="ltr" style="display:inline-block;"><span>Pump</span></p></li></ul>',
    ),
    '<ul><li>Pump</li></ul>',
  ),
  html(
    'Docs: lists beside their items, links without a line',
    docs(
      '<ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>One</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr"><span>Under it</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr"><a href="https://example.com/" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">Two</span></a></p></li></ul>',
    ),
    '<ul><li>One<ul><li>Under it</li></ul></li><li><a href="https://example.com/">Two</a></li></ul>',
  ),
  html(
    'Sheets: a table, and formats of cells',
    '<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" dir="ltr" border="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="font-weight:bold;" data-sheets-value="{&quot;1&quot;:2}">Pump</td><td style="text-align:right;color:#ff0000;">12</td></tr><tr><td rowspan="2" colspan="1">S2</td><td></td></tr><tr><td>22</td></tr></tbody></table>',
    '<table><tbody><tr><td><strong>Pump</strong></td><td><span class="text-red">12</span></td></tr><tr><td rowspan="2">S2</td><td></td></tr><tr><td>22</td></tr></tbody></table>',
  ),
  html(
    'Sheets: one cell',
    '<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style><table dir="ltr"><tbody><tr><td>Only one</td></tr></tbody></table>',
    '<p>Only one</p>',
  ),
  html(
    'Gmail: lines that are blocks, quotes',
    '<div dir="ltr">Dear Layla,<div><br></div><div>The <b>pump</b> works.</div><div>Two&nbsp;<wbr>lines</div><blockquote class="gmail_quote" style="margin:0px"><div>She wrote</div></blockquote><img src="https://mail.example/pixel.gif" width="1" height="1"></div>',
    '<p>Dear Layla,</p><p>The <strong>pump</strong> works.</p><p>Two lines</p><blockquote><p>She wrote</p></blockquote>',
  ),
]

const otherTexts = [
  html(
    'Safari: normal weight everywhere',
    '<meta charset="UTF-8"><h2 style="font-weight: normal;">Offer</h2><p style="font-style: normal; font-weight: normal;">First.<span class="Apple-converted-space">&nbsp;</span>Again.</p><ul style="font-weight: normal;"><li style="font-weight: normal;">one</li></ul><p style="font-weight: normal;"><strong style="font-weight: bold">See</strong> <a href="https://example.com/a?x=1&amp;y=2" style="font-weight: normal;">it</a>.</p>',
    '<h2>Offer</h2><p>First. Again.</p><ul><li>one</li></ul><p><strong>See</strong> <a href="https://example.com/a?x=1&amp;y=2">it</a>.</p>',
  ),
  html(
    'Pages and Notes: styles by class, tabs',
    '<!DOCTYPE html><html><head><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0.0px; font: 12.0px Helvetica} p.p2 {font: bold 12.0px Helvetica; min-height: 14.0px} span.s1 {font-weight: bold; color: #c00000} span.s2 {text-decoration: underline} li.li1 {font: 12.0px Helvetica}</style></head><body><p class="p1">Plain <span class="s1">red</span><span class="Apple-tab-span">\t</span><span class="s2">line</span></p><p class="p2"><br></p><p class="p2">All bold</p><ul class="ul1"><li class="li1"><span class="s3"></span>Item</li></ul></body></html>',
    '<p>Plain <strong><span class="text-red">red</span></strong> <u>line</u></p><p><strong>All bold</strong></p><ul><li>Item</li></ul>',
  ),
  html(
    'LibreOffice: fonts, normal weights, centred',
    '<html><head><style type="text/css">p { line-height: 115%; color: #800000 } a:link { color: #000080 }</style></head><body lang="en-US"><h1 class="western">Title</h1><p align="center" style="font-weight: normal; margin-bottom: 0in"><font color="#c9211e"><font face="Liberation Serif"><b>Red</b></font></font> text</p><center>Middle</center><ol><li><p style="font-weight: normal">One</p></li><ol><li><p>Deeper</p></li></ol></ol></body></html>',
    '<h2>Title</h2><p><strong><span class="text-red">Red</span></strong> text</p><p>Middle</p><ol><li>One<ol><li>Deeper</li></ol></li></ol>',
  ),
  html(
    'Excel: styles by class, hidden rows, spans',
    `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!--table {mso-displayed-decimal-separator:"\\.";} .xl65 {font-weight:700;} .xl66 {color:#00B050;mso-number-format:"\\@";} --></style></head><body><table border=0 cellpadding=0 width=128 style='border-collapse:collapse'><!--StartFragment--><col width=64 span=2><tr height=20><td colspan=2 class=xl65 width=128>Pumps</td></tr><tr style='display:none'><td>hidden</td><td>1</td></tr><tr><td class=xl66>S&nbsp;2</td><td align=right x:num>22</td></tr><!--EndFragment--></table></body></html>`,
    '<table><tbody><tr><td colspan="2"><strong>Pumps</strong></td></tr><tr><td><span class="text-green">S 2</span></td><td>22</td></tr></tbody></table>',
  ),
  html(
    'Outlook: no-break spaces in runs, at ends, before units',
    '<div class=WordSection1><p class=MsoNormal>The&nbsp;new&nbsp;pump&nbsp; of 5&nbsp;kW by J.&nbsp;R.&nbsp;Smith&nbsp;<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>المهندس&nbsp;د.&nbsp;سمير&nbsp;في&nbsp;حماة</p></div>',
    '<p>The new pump of 5~kW by J.~R.~Smith</p><p>المهندس د.~سمير في حماة</p>',
  ),
  html(
    'PowerPoint: bullets and lines',
    `<div style='margin-left:.38in;text-indent:-.38in'><span style='mso-special-format:"bullet•"'>•</span><span>Pump</span></div><div style='margin-left:.38in;text-indent:-.38in'><span style='mso-special-format:"bullet•"'>•</span><span>Panel<br style='mso-data-placement:same-cell'>of glass</span></div>`,
    '<ul><li>Pump</li><li>Panel<br>of glass</li></ul>',
  ),
  html(
    'a web page: signs in attributes, controls, scripts, dead links',
    `<p title="Home > Products" data-x='{"a":"b>c"}'>Pumps <a href="https://example.com/p" title="Flow > 5">deep</a> <a name="top">top</a> <a href="#part">part</a> <a href="javascript:alert(1)">run</a> <a href="/local">local</a> <a href="/files/0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a">file</a> <a href="/files/0a/en/a.pdf">name</a> <a href="mailto:a@example.com">mail</a></p><script>alert(1)</script><template><p>template</p></template><noscript>noscript</noscript><button>Copy</button><select><option>one</option></select><svg><text>drawn</text></svg><div style="display:none">hidden</div><div hidden>hidden</div><p onclick="x()" style="visibility:hidden">hidden</p>`,
    '<p>Pumps <a href="https://example.com/p">deep</a> top part run local <a href="/files/0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a">file</a> name <a href="mailto:a@example.com">mail</a></p>',
  ),
  html(
    'a web page: its own text colour, line breaks as paragraphs',
    '<div style="color: rgb(32, 33, 36)">One<br><br>Two<br>and a half<br>&nbsp;<br>Three</div><p style="color: rgb(255 0 0)">red</p><p style="color:hsl(120 100% 25%)">green</p><p style="color:rgba(255,0,0,0)">none</p><p style="color:#fff">white</p>',
    '<p>One</p><p>Two<br>and a half</p><p>Three</p><p><span class="text-red">red</span></p><p><span class="text-green">green</span></p><p>none</p><p>white</p>',
  ),
  html(
    'a web page: layout tables, headings in items and cells',
    '<table role="presentation"><tr><td><h1>News</h1></td><td><p>Beside</p></td></tr></table><table><tr><td><table><tr><td>in</td></tr></table></td><td>out</td></tr></table><ul><li><h3>Head</h3>text</li></ul><table><thead><tr><td><h2>Th</h2></td><th scope="col">b</th></tr></thead><tr><td><h2>Td</h2></td><td>d</td></tr></table>',
    '<h2>News</h2><p>Beside</p><p>in</p><p>out</p><ul><li>Head<p>text</p></li></ul><table><tbody><tr><th>Th</th><th scope="col">b</th></tr><tr><td>Td</td><td>d</td></tr></tbody></table>',
  ),
  html(
    'a web page: raised and lowered numbers, other marks',
    '<p>10<sup>3</sup><sup> </sup>m<span style="vertical-align:super">2</span> H<sub>2</sub>O 1<sup>st</sup> <b>b</b><strong>s</strong> <i>i</i> <strike>x</strike> <del>y</del> <span style="text-decoration-line: underline line-through">z</span> <code>c</code> <mark>m</mark></p>',
    '<p>10³ m² H₂O 1st <strong>bs</strong> <em>i</em> <s>x</s> <s>y</s> <s><u>z</u></s> c m</p>',
  ),
  html(
    'a web page: blocks within inline elements, nested lists in items',
    '<a href="https://example.com/"><h3>Linked</h3><p>words</p></a><ul><li>a<ol start="3"><li>b</li></ol>c</li><li><ul><li>d</li></ul></li></ul><dl><dt>Term</dt><dd>Meaning</dd></dl><pre>line 1\nline 2</pre>',
    '<h3><a href="https://example.com/">Linked</a></h3><p><a href="https://example.com/">words</a></p><ul><li>a<ol start="3"><li>b</li></ol><p>c</p><ul><li>d</li></ul></li></ul><p>Term</p><p>Meaning</p><p>line 1<br>line 2</p>',
  ),
  html(
    'a web page: signs that nobody sees, pictures of emoji',
    '<p>wat\u200ber\u00ad ca\ufeffn\ufffc\u2060 <img alt="💧" src="https://example.com/1f4a7.png"> می\u200cخواهم 👨\u200d👩</p>',
    '<p>water can 💧 می\u200cخواهم 👨\u200d👩</p>',
  ),
  html(
    'a web page: less than the editor can save',
    `<table>${'<tr><td>x</td></tr>'.repeat(2)}</table><blockquote><h1>Q</h1><p></p></blockquote><blockquote></blockquote><ul><li></li></ul><h2> &nbsp; </h2>`,
    '<table><tbody><tr><td>x</td></tr><tr><td>x</td></tr></tbody></table><blockquote><h2>Q</h2></blockquote>',
  ),
  html(
    'Confluence: another editor of the same kind',
    '<h4 data-pm-slice="1 1 []">Four</h4><p style="color: rgb(23, 43, 77)">text</p>',
    '<h3>Four</h3><p>text</p>',
  ),
  html(
    'this editor: as it is',
    '<h2 dir="ltr" data-pm-slice="1 1 []">A <strong>bold</strong> <span class="text-black">black</span></h2><p dir="ltr"></p><p dir="ltr">5\u00a0words\u00a0here</p>',
    '<h2>A <strong>bold</strong> <span class="text-black">black</span></h2><p></p><p>5~words~here</p>',
  ),
]

const plainTexts = [
  text(
    'WhatsApp: its marks, and what looks like them',
    '*عرض الربيع*\nبسعر 500* دولار *تشمل\r\nرقم A_12_B و ملف__نهائي__2\n_للاستفسار_ ~700~\n\n- توصيل',
    '<p><strong>عرض الربيع</strong></p><p>بسعر 500* دولار *تشمل</p><p>رقم A_12_B و ملف__نهائي__2</p><p><em>للاستفسار</em> <s>700</s></p><p>- توصيل</p>',
  ),
  text(
    'a PDF: signs that nobody sees, an address',
    'Pu\u00admps\u00a0for\u00a0wells\u200b: https://example.com/p_a_b\fNext\vline',
    '<p>Pumps for wells: <a href="https://example.com/p_a_b">https://example.com/p_a_b</a></p><p>Next</p><p>line</p>',
  ),
]

export const copiedTexts = [
  ...wordTexts,
  ...googleTexts,
  ...otherTexts,
  ...copiedByReaders,
  ...plainTexts,
]
