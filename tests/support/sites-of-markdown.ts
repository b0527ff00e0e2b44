import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { plainPicture } from './pictures.ts'
import { freshFolder } from './storages.ts'

type Files = Record<string, string | Promise<Buffer>>

const picture = (red: number) => plainPicture(80, 40, { r: red, g: 0, b: 0 }).png().toBuffer()

export async function siteOf(files: Files): Promise<string> {
  const folder = join(await freshFolder(), 'old-site')
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), await content)
  }
  return folder
}

export const hugo: Files = {
  'README.md': '# Notes of ours',
  'content/_index.md': '---\ntitle: Home\n---\n',
  'content/posts/_index.md': '---\ntitle: Posts\n---\n',
  'content/posts/wheel/index.md': `---
title: The wheel of Hama
date: 2014-03-01T08:30:00+02:00
author: Layla Haddad
description: It turns all day.
tags: [Norias, Water]
images: [photo.png]
aliases: [/2014/wheel/, old-wheel]
url: /posts/the-wheel/
---
It **turns** all day.

![A wheel](photo.png "At dusk")

{{< figure src="/img/canal.png" alt="A canal" >}}

{{< chart data="x" >}}
`,
  'content/posts/wheel/index.ar.md': `---
title: ناعورة حماة
date: 2014-03-01T08:30:00+02:00
tags: [Norias]
aliases: [/ar/2014/ناعورة/]
---
تدور **طوال** اليوم.

![ناعورة](photo.png)
`,
  'content/posts/wheel/photo.png': picture(1),
  'static/img/canal.png': picture(2),
  'content/posts/pump.en.md':
    '---\ntitle: A pump\ntranslationKey: pump\ndraft: true\ntags: Norias\n---\nIt is quiet.',
  'content/posts/madakha.ar.md':
    '---\ntitle: مضخة\ntranslationKey: pump\n---\nهي هادئة.\n\n![](../../../../secret.png)',
  'content/about.md': '---\ntitle: About us\ntags: [Water]\n---\nWe lift water.',
  'content/about.ar.md': '---\ntitle: من نحن\nslug: man-nahnu\n---\nنرفع الماء.',
  'content/posts/broken.md': '---\ntitle: "Broken\n---\n',
  'content/posts/toml.md': '+++\ntitle = "TOML"\n+++\n',
  'content/posts/latin.md': Promise.resolve(Buffer.from('---\ntitle: caf\xe9\n---\n', 'latin1')),
  'content/docs/manual.md': '---\ntitle: Manual\n---\nRead me.',
  'content/posts/roue.fr.md': '---\ntitle: La roue\n---\nElle tourne.',
}

export const astro: Files = {
  'src/content/blog/en/wheel.md':
    '---\ntitle: The wheel\npubDate: Jul 08 2022\nheroImage: ../../../assets/photo.png\n---\nIt turns.',
  'src/content/blog/ar/wheel.md': '---\ntitle: الناعورة\npubDate: Jul 08 2022\n---\nتدور.',
  'src/content/blog/en/island.mdx': '---\ntitle: Island\n---\n<Counter />',
  'src/content/blog/note.md': '---\ntitle: ملاحظة\nlang: ar\npubDate: 2022-07-09\n---\nA note.',
  'src/assets/photo.png': picture(3),
  'node_modules/astro/README.md': '---\ntitle: Astro\n---\n',
}

export const jekyll: Files = {
  '_config.yml': 'title: Norias\n',
  '_posts/2020-01-02-wheel.md':
    '---\ntitle: The wheel\nlang: en\nref: wheel\ncategories: norias water\n---\nIt turns.\n{: .lead}',
  '_posts/2020-01-03-naura.md':
    '---\ntitle: الناعورة\nlang: ar\nref: wheel\npermalink: /ar/naura.html\n---\n![x]({{ site.baseurl }}/assets/photo.png)',
  '_drafts/later.md': '---\ntitle: Later\n---\nSoon.',
  'about.md':
    '---\ntitle: About\npermalink: /about-us/\npublished: false\n---\n{% include team.html %}We lift.',
  'assets/photo.png': picture(4),
}

export async function linkedPicture(folder: string, name: string): Promise<void> {
  const other = await siteOf({ 'secret.png': picture(9) })
  await symlink(join(other, 'secret.png'), join(folder, name))
  await symlink(other, join(folder, dirname(name), 'elsewhere'))
}
