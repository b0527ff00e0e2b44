import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freshFolder } from './storages.ts'

export type WrittenItem = {
  id: number
  title: string
  path: string
  content?: string
  kind?: string
  terms?: [taxonomy: string, slug: string, name: string][]
  inner?: string
}

export const language = (code: string): [string, string, string] => ['language', code, code]
export const pair = (group: string): [string, string, string] => ['post_translations', group, group]

export async function writtenExport(
  items: WrittenItem[],
  { site = 'https://mill.example', code = 'en-US', channel = '' } = {},
): Promise<string> {
  const file = join(await freshFolder(), 'export.xml')
  const all = items.map((item) => itemOf(item, site)).join('\n')
  await writeFile(
    file,
    `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
<link>${site}</link><language>${code}</language><wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>${site}</wp:base_site_url><wp:base_blog_url>${site}</wp:base_blog_url>
${channel}
${all}
</channel></rss>`,
  )
  return file
}

function itemOf(
  { id, title, path, content = '', kind = 'post', terms = [], inner = '' }: WrittenItem,
  site: string,
): string {
  const slug = path.split('/').filter(Boolean).at(-1) ?? ''
  const carried = terms.map(
    ([taxonomy, nicename, name]) =>
      `<category domain="${taxonomy}" nicename="${nicename}"><![CDATA[${name}]]></category>`,
  )
  return `<item>
<title><![CDATA[${title}]]></title><link>${site}${path}</link><dc:creator>layla</dc:creator>
<content:encoded><![CDATA[${content}]]></content:encoded><excerpt:encoded></excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2014-03-01 06:30:00</wp:post_date_gmt>
<wp:post_name><![CDATA[${slug}]]></wp:post_name><wp:status>publish</wp:status><wp:post_type>${kind}</wp:post_type>
${carried.join('')}${inner}
</item>`
}
