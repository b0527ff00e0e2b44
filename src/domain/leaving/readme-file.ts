import type { LeavingFile } from './leaving-file.ts'
import type { LeavingSite } from './site-file.ts'

export function readmeFile({ sections }: LeavingSite, at: Date): LeavingFile {
  const identity = sections.find((section) => section.name === 'identity')
  const { company_name: names = {} } = identity?.texts ?? {}
  const day = at.toISOString().slice(0, 10)
  const texts = [english(names.en || 'Wajha', day), arabic(names.ar || 'واجهة', day)]
  return { path: 'README.txt', content: texts.join('\n\n') }
}

function english(site: string, day: string): string {
  return `${site}: texts and pictures, ${day}

blog, business, products, pages   a file for each text and language: Markdown with YAML before it
pictures                          each picture once, named by the texts that show it
files                             files of the library, by language
site.yaml                         languages, names, look, menu, words, opening hours, forms
topics, redirects, partners, pictures, files (.csv)   tables for any spreadsheet

Drafts are among the texts and say "draft: true". There are no passwords, users, messages
or visits in it. It is not a backup.
`
}

function arabic(site: string, day: string): string {
  return `${site}: النصوص والصور، ${day}

‏blog وbusiness وproducts وpages: ملف لكلّ نصّ بكلّ لغة، بصيغة Markdown تسبقها بيانات YAML
‏pictures: كلّ صورة مرّة واحدة، بالاسم الذي تذكره النصوص
‏files: ملفات المكتبة بحسب اللغة
‏site.yaml: اللغات والأسماء والمظهر والقائمة والكلمات وساعات العمل والنماذج
‏topics وredirects وpartners وpictures وfiles ‏(csv): جداول تُفتح في أيّ برنامج جداول

المسوّدات بين النصوص، وفيها السطر draft: true. لا كلمات مرور هنا ولا مستخدمون ولا رسائل
ولا زيارات. وليس هذا نسخة احتياطية.
`
}
