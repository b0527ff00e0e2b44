export const attacks = [
  '<table background="javascript:alert(1)"><tr><td onclick="alert(1)" style="x:y" width=9>x',
  '<table><form action="javascript:alert(1)"><tr><th scope="col onclick" colspan="1e9">x</table>',
  '<table><td rowspan="2" rowspan="9999999999"><img src=x onerror=alert(1)></td></table>',
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=alert(1)>">',
  '<math><mi xlink:href="javascript:alert(1)">click</mi></math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" java\nscript:alert(1)">x</a>',
  '<a href="java&#9;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="https://a.example" onmouseover="alert(1)">x</a>',
  '<a href="https://a.example" style="position:fixed;inset:0">x</a>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button>go</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<body onload=alert(1)>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel="stylesheet" href="javascript:alert(1)">',
  '<style>@import "//evil.example/x.css"</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<span style="color:#FF0000;background:url(//evil.example)">x</span>',
  '<span style="color:expression(alert(1))">x</span>',
  '<span style="color:#FF0000&quot; onclick=&quot;alert(1)">x</span>',
  '<p dir="rtl onclick=alert(1)">x</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><script>alert(1)</script></template>',
  '<textarea></textarea><script>alert(1)</script>',
  '<title><img src=x onerror=alert(1)></title>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<x onclick=alert(1)>x</x>',
  '<p/onclick=alert(1)>x',
  '<p\u000conclick=alert(1)>x</p>',
  '"><script>alert(1)</script>',
  '<video><source onerror=alert(1)></video>',
  '<p><</p>script>alert(1)<</p>/script>',
  '<figure class="text" onclick="alert(1)"><img src="javascript:alert(1)" alt="">',
  '<figure class="wide"><img src="https://evil.example/media/0123456789abcdef0123456789abcdef/640.webp">',
  '<figure class="full"><img src="//evil.example/640.webp" srcset="//evil.example/x 1w" onload=alert(1)>',
  '<figure class="text evil"><img src="/media/0123456789abcdef0123456789abcdef/640.webp" style="x:y">',
  '<figure class="text"><img src="/media/0123456789abcdef0123456789abcdef/../../api/640.webp" alt="">',
  '<figure class="text"><img src="/media/0123456789abcdef0123456789abcdef/640.webp" alt="&quot;><script>alert(1)</script>"></figure>',
  '<figure class="text"><img src="/media/0123456789abcdef0123456789abcdef/640.webp"><figcaption><img src=x onerror=alert(1)><script>alert(1)</script>',
  '<figcaption onclick="alert(1)">x<figure class="text">',
]

const known = '<img src="/media/0123456789abcdef0123456789abcdef/640.webp" alt="">'

const pieces = [
  '<p>¦</p>¦<b>¦</b>¦<i dir=rtl>¦</i>¦<ul>¦<li>¦</li>¦</ul>¦<h1>¦</h1>¦<br>¦<blockquote>¦</blockquote>',
  '<a href="https://a.example/?a=1&b=2">¦<a>¦</a>¦<span style="color:red">¦</span>',
  '<span style="color:rgb(0,0,255)">¦<script>¦</script>¦<svg>¦</svg>¦<math>¦<style>¦</style>',
  '<textarea>¦<img src=x>¦<x y="z¦/>¦<![CDATA[¦]]>¦<!--¦-->¦<p¦<¦>¦&¦&amp;¦&lt;¦&#x3c;¦"',
  `<figure>¦</figure>¦<figure class="text">${known}¦${known}¦<figcaption>¦</figcaption>`,
  "'¦ ¦\n¦\u00a0¦word¦كلمة",
].flatMap((line) => line.split('¦'))

export function randomTagSoup(seed: number): string {
  let state = seed * 2_654_435_761
  const random = (below: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0
    return state % below
  }
  return Array.from({ length: 1 + random(60) }, () => pieces[random(pieces.length)]).join('')
}

const figure =
  /<figure class="(?:text|wide|full)"><img src="\/media\/[\da-f]{32}\/\d{1,4}\.webp" alt="" \/>(?:<figcaption>(.*?)<\/figcaption>)?<\/figure>/gs
const name = '(?:p|strong|em|u|s|ul|ol|li|h2|h3|blockquote|a|span|table|thead|tbody|tr|th|td)'
const attribute = [
  ' dir="(?:rtl|ltr|auto)"',
  ' href="(?:https?:|mailto:|tel:)[^"<>]*"',
  ' style="color:#[0-9A-F]{6}"',
  ' scope="(?:col|row)(?:group)?"',
  ' (?:col|row)span="[1-9][0-9]{0,2}"',
].join('|')
const allowedTag = new RegExp(`^<(?:/${name}|br /|${name}(?:${attribute})*)>$`)

export function forbiddenTags(html: string): string[] {
  const others = html.replace(figure, '$1')
  return (others.match(/<[^>]*>?/g) ?? []).filter((tag) => !allowedTag.test(tag))
}
