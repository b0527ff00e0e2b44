import type { CopiedText } from './clipboard.ts'

const copied = (name: string, html: string, written: string): CopiedText => ({
  name,
  html,
  text: 'plain',
  written,
})

const numbered = (drawn: string, index: number) =>
  `<p class=MsoListParagraph style='mso-list:l${index} level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${drawn}&nbsp;&nbsp;</span><![endif]>x</p><p class=MsoNormal>then</p>`

export const copiedByReaders = [
  copied(
    'ChatGPT: a formula, which is also there for eyes and for typesetters',
    '<p>Flow <span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>Q</mi><mo>=</mo><msup><mi>m</mi><mn>3</mn></msup></mrow><annotation encoding="application/x-tex">Q = m^3</annotation></semantics></math></span><span class="katex-html" aria-hidden="true"><span>Q=m3</span></span></span> of <math><mfrac><mi>a</mi><mi>b</mi></mfrac><msub><mi>v</mi><mn>0</mn></msub></math>.</p>',
    '<p>Flow Q=m³ of a/bv₀.</p>',
  ),
  copied(
    'a help page: questions are buttons, headings have links to themselves',
    '<h3><button aria-expanded="true">How deep?</button></h3><p>200 m <span role="button">More</span></p><dl><dt><button>How long?</button></dt></dl><h2>Install<a href="#a" aria-hidden="true">¶</a></h2>',
    '<h3>How deep?</h3><p>200 m</p><p>How long?</p><h2>Install</h2>',
  ),
  copied(
    'a newspaper: quotes that the browser draws',
    '<p>He said <q>yes</q>.</p><p>قال <q>نعم</q>.</p>',
    '<p>He said “yes”.</p><p>قال «نعم».</p>',
  ),
  copied(
    'Slack, and editors like it: levels and kinds on items',
    '<ul data-indent="0"><li data-stringify-indent="0">A</li></ul><ul data-indent="1"><li data-stringify-indent="1">B</li></ul><p>then</p><ol><li data-list="bullet">c</li><li data-list="bullet" class="ql-indent-1">d</li><li data-list="ordered">e</li></ol>',
    '<ul><li>A<ul><li>B</li></ul></li></ul><p>then</p><ul><li>c<ul><li>d</li></ul></li></ul><ol><li>e</li></ol>',
  ),
  copied(
    'Word: quotes by style',
    '<p class=MsoQuote>Words<o:p></o:p></p><p class=MsoIntenseQuote>More</p><p class=MsoNormal>After</p>',
    '<blockquote><p>Words</p><p>More</p></blockquote><p>After</p>',
  ),
  copied(
    'Word: more kinds of numbers',
    ['①', '⑴', '١/', '{١}', '1°', '[1]'].map(numbered).join(''),
    '<ol><li>x</li></ol><p>then</p>'.repeat(6),
  ),
  copied(
    'Outlook and PDF readers: bullets that are drawn',
    '<p class=MsoNormal>·&nbsp;&nbsp; one</p><p class=MsoNormal>·&nbsp;&nbsp; two</p><p>•<span class="Apple-tab-span">\t</span>three</p><p>· not one</p>',
    '<ul><li>one</li><li>two</li><li>three</li></ul><p>· not one</p>',
  ),
  copied(
    'LibreOffice: comments of cells, heads and feet of pages',
    '<table><tr><td>a</td><td>2.2<a class="comment-indicator"></a><comment>Do not publish</comment></td></tr></table><div title="header"><p>Head</p></div><p>Text</p><div title="footer"><p>Page 1</p></div>',
    '<table><tbody><tr><td>a</td><td>2.2</td></tr></tbody></table><p>Text</p>',
  ),
  copied(
    'X: blocks that run on',
    '<div>Spring <div class="css" style="display:inline"><a href="https://x.com/hashtag/noria">#noria</a></div><span> today</span></div>',
    '<p>Spring <a href="https://x.com/hashtag/noria">#noria</a> today</p>',
  ),
  copied('raised Arabic numbers', '<p>٤٠ م<sup>٢</sup> و ١٠<sup>۳</sup></p>', '<p>٤٠ م² و ١٠³</p>'),
  copied(
    'mails and Docs: links by way of somebody who counts them',
    '<p><a href="https://www.google.com/url?q=https://example.com/p%3Fa%3D1&amp;sa=D">a</a> <a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fp&amp;data=05%7Clayla%40naoura.example">b</a> <a href="https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.com%2Fp&amp;h=AT">c</a> <a href="https://www.google.com/url?q=javascript:alert(1)">d</a> <a href="https://example.org/?url=https://example.com/">e</a></p>',
    '<p><a href="https://example.com/p?a=1">a</a> <a href="https://example.com/p">b</a> <a href="https://example.com/p">c</a> d <a href="https://example.org/?url=https://example.com/">e</a></p>',
  ),
  copied(
    'X and WhatsApp in newer browsers: lines, whose name of the property is another',
    '<span style="white-space-collapse: preserve; text-wrap: wrap">عرض\nالربيع</span><p style="white-space-collapse: collapse">one\ntwo</p>',
    '<p>عرض<br>الربيع</p><p>one two</p>',
  ),
  copied(
    'Gmail: lists of Word, whose classes it renames',
    '<p class="m_-8123MsoListParagraph">\u200b<u></u>1.<span>&nbsp;&nbsp; </span><u></u>Call</p><p class="m_-8123MsoListParagraph"><u></u>2.<span>&nbsp;&nbsp; </span><u></u>Visit</p><p class="m_-8123MsoListBullet2">\u200b<span>·<span>&nbsp;&nbsp; </span></span>By day</p>',
    '<ol><li>Call</li><li>Visit<ul><li>By day</li></ul></li></ol>',
  ),
  copied(
    'Word in the browser: words that were deleted',
    '<p class="Paragraph">It costs <span class="TextRun TrackChangeTextDeletionMarker TrackedChange"><span class="NormalTextRun">1,000</span></span><span class="TextRun TrackChangeTextInsertion TrackedChange"><span class="NormalTextRun">1,250</span></span> pounds.</p>',
    '<p>It costs 1,250 pounds.</p>',
  ),
]
