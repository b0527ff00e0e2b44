import { pathInLanguage } from '../languages/language.ts'
import type { ArticleSection } from '../articles/article.ts'
import type { LinkTarget } from '../navigation/navigation.ts'
import { fileLinkAddress, filesInText } from '../rich-text/file-links.ts'
import { pathOfTarget, type RedirectTarget } from '../seo/redirect.ts'
import { siteAddress } from '../seo/site-address.ts'

/** The ids are those of the export. Undefined for what is not here. */
export type LinksHere = {
  text: (kind: string, id: number) => LinkTarget | undefined
  topic: (id: number) => number | undefined
  form: (id: number) => number | undefined
  file: (id: string) => string | undefined
}

function articleKind(section: ArticleSection): string {
  return section === 'posts' ? 'post' : section
}

export function targetHere(target: LinkTarget, here: LinksHere): LinkTarget | undefined {
  switch (target.kind) {
    case 'article':
      return here.text(articleKind(target.section), target.id)
    case 'page':
      return here.text('page', target.id)
    case 'topic':
      return withId(target, here.topic(target.id))
    case 'form':
      return withId(target, here.form(target.id))
    case 'file':
      return withId(target, here.file(target.id))
    default:
      return target
  }
}

function withId<Target extends { id: number | string }>(
  target: Target,
  id: Target['id'] | undefined,
): Target | undefined {
  return id === undefined ? undefined : { ...target, id }
}

export function redirectTargetHere(
  target: RedirectTarget,
  here: LinksHere,
): RedirectTarget | undefined {
  if (target.kind !== 'path') return targetHere(target, here)
  const { language, target: named } = siteAddress(target.path)
  if (named.kind !== 'article' && named.kind !== 'form') return target
  const found = targetHere(named, here)
  const path = found && pathOfTarget(found)
  return path === undefined ? found : { kind: 'path', path: pathInLanguage(language, path) }
}

export function withFilesHere(html: string, here: Pick<LinksHere, 'file'>) {
  const lost: string[] = []
  let text = html
  for (const id of filesInText(html)) {
    const own = here.file(id)
    if (own === undefined) lost.push(fileLinkAddress(id))
    const address = own === undefined ? '' : fileLinkAddress(own)
    text = text.replaceAll(` href="${fileLinkAddress(id)}"`, ` href="${address}"`)
  }
  return { text, lost }
}
