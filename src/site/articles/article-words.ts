import type { ArticleSection } from '../../domain/article.ts'
import type { LanguageCode } from '../../domain/language.ts'
import { pluralFor } from '../../domain/plural.ts'

type OfSection = {
  /** For search engines. */
  description: (company: string) => string
  /** Announced when another page was appended. */
  loaded: (added: number, shown: number, total: number) => string
  empty: string
}

export type ArticleWords = {
  sections: Record<ArticleSection, OfSection>
  breadcrumbs: string
  minutes: (count: number) => string
  ask: string
  /** Above the links to the headings of an article. */
  contents: string
}

const inEnglish = pluralFor('en')
const inArabic = pluralFor('ar')

/** The same in every section (LST-6). */
const empty = 'No articles found'

const english: ArticleWords = {
  sections: {
    posts: {
      description: (company) => `News and articles from ${company}`,
      loaded: englishLoaded('post', 'posts'),
      empty,
    },
    business: {
      description: (company) => `Services and projects from ${company}`,
      loaded: englishLoaded('project', 'projects'),
      empty,
    },
    products: {
      description: (company) => `Products from ${company}`,
      loaded: englishLoaded('product', 'products'),
      empty,
    },
  },
  breadcrumbs: 'Breadcrumb',
  minutes: (count) => `${count} min read`,
  ask: 'Ask about this product',
  contents: 'On this page',
}

const arabic: ArticleWords = {
  sections: {
    posts: {
      description: (company) => `أخبار ومقالات من ${company}`,
      loaded: arabicLoaded({
        one: 'مقال',
        two: 'مقالان',
        few: 'مقالات',
        many: 'مقالًا',
        other: 'مقال',
      }),
      empty: 'لا توجد مقالات',
    },
    business: {
      description: (company) => `خدمات وأعمال من ${company}`,
      loaded: arabicLoaded({
        one: 'عمل',
        two: 'عملان',
        few: 'أعمال',
        many: 'عملًا',
        other: 'عمل',
      }),
      empty: 'لا توجد أعمال',
    },
    products: {
      description: (company) => `منتجات من ${company}`,
      loaded: arabicLoaded({
        one: 'منتج',
        two: 'منتجان',
        few: 'منتجات',
        many: 'منتجًا',
        other: 'منتج',
      }),
      empty: 'لا توجد منتجات',
    },
  },
  breadcrumbs: 'مسار التنقّل',
  minutes: (count) =>
    inArabic(count, {
      one: 'دقيقة واحدة للقراءة',
      two: 'دقيقتان للقراءة',
      few: '{n} دقائق للقراءة',
      other: '{n} دقيقة للقراءة',
    }),
  ask: 'اسأل عن هذا المنتج',
  contents: 'في هذه الصفحة',
}

export function articleWordsFor(language: LanguageCode): ArticleWords {
  return language === 'ar' ? arabic : english
}

function englishLoaded(one: string, many: string): OfSection['loaded'] {
  return (added, shown, total) =>
    `${inEnglish(added, { one: `1 more ${one}`, other: `{n} more ${many}` })}, ${shown} of ${total} shown`
}

type Nouns = { one: string; two: string; few: string; many: string; other: string }

function arabicLoaded(nouns: Nouns): OfSection['loaded'] {
  return (added, shown, total) => {
    const more = inArabic(added, {
      one: `حُمِّل ${nouns.one} آخر`,
      two: `حُمِّل ${nouns.two} آخران`,
      few: `حُمِّلت {n} ${nouns.few} أخرى`,
      many: `حُمِّل {n} ${nouns.many} آخر`,
      other: `حُمِّل {n} ${nouns.other} آخر`,
    })
    return `${more}، والمعروض ${shown} من ${total}`
  }
}
