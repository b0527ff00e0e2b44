import type { ExchangeKind } from '../../contract/translations.ts'
import { type ArticleSection, articleSections } from '../../domain/articles/article.ts'
import type { User } from '../../domain/people/user.ts'
import type { Storage } from '../../storage/create-storage.ts'
import { articleKind } from './exchanged-articles.ts'
import { cardKind, pageKind, sectionKind } from './exchanged-others.ts'
import type { ExchangedKind } from './exchanged-kind.ts'

export function exchangedKinds(storage: Storage, user: User): Record<ExchangeKind, ExchangedKind> {
  const articles = articleSections.map((section) => [section, articleKind(storage, section)])
  return {
    ...(Object.fromEntries(articles) as Record<ArticleSection, ExchangedKind>),
    sections: sectionKind(storage, user),
    pages: pageKind(storage),
    cards: cardKind(storage),
  }
}
