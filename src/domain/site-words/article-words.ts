import { catalogue } from '../languages/catalogue.ts'
import type { ProductCounts } from './product-words.ts'

export const articleWords = catalogue({
  en: {
    posts_description: 'News and articles from {company}',
    business_description: 'Services and projects from {company}',
    products_description: 'Products from {company}',
    article_breadcrumbs: 'Breadcrumb',
    article_ask: 'Ask about this product',
    article_contents: 'On this page',
  },
  ar: {
    posts_description: 'أخبار ومقالات من {company}',
    business_description: 'خدمات وأعمال من {company}',
    products_description: 'منتجات من {company}',
    article_breadcrumbs: 'مسار التنقّل',
    article_ask: 'اسأل عن هذا المنتج',
    article_contents: 'في هذه الصفحة',
  },
})

type Count = 'article_minutes' | 'posts_loaded' | 'business_loaded' | 'products_loaded'

export const articleCounts: ProductCounts<Count> = {
  en: {
    article_minutes: { one: '{n} min read', other: '{n} min read' },
    posts_loaded: {
      one: '1 more post, {shown} of {total} shown',
      other: '{n} more posts, {shown} of {total} shown',
    },
    business_loaded: {
      one: '1 more project, {shown} of {total} shown',
      other: '{n} more projects, {shown} of {total} shown',
    },
    products_loaded: {
      one: '1 more product, {shown} of {total} shown',
      other: '{n} more products, {shown} of {total} shown',
    },
  },
  ar: {
    article_minutes: {
      one: 'دقيقة واحدة للقراءة',
      two: 'دقيقتان للقراءة',
      few: '{n} دقائق للقراءة',
      other: '{n} دقيقة للقراءة',
    },
    posts_loaded: {
      one: 'حُمِّل مقال آخر، والمعروض {shown} من {total}',
      two: 'حُمِّل مقالان آخران، والمعروض {shown} من {total}',
      few: 'حُمِّلت {n} مقالات أخرى، والمعروض {shown} من {total}',
      many: 'حُمِّل {n} مقالًا آخر، والمعروض {shown} من {total}',
      other: 'حُمِّل {n} مقال آخر، والمعروض {shown} من {total}',
    },
    business_loaded: {
      one: 'حُمِّل عمل آخر، والمعروض {shown} من {total}',
      two: 'حُمِّل عملان آخران، والمعروض {shown} من {total}',
      few: 'حُمِّلت {n} أعمال أخرى، والمعروض {shown} من {total}',
      many: 'حُمِّل {n} عملًا آخر، والمعروض {shown} من {total}',
      other: 'حُمِّل {n} عمل آخر، والمعروض {shown} من {total}',
    },
    products_loaded: {
      one: 'حُمِّل منتج آخر، والمعروض {shown} من {total}',
      two: 'حُمِّل منتجان آخران، والمعروض {shown} من {total}',
      few: 'حُمِّلت {n} منتجات أخرى، والمعروض {shown} من {total}',
      many: 'حُمِّل {n} منتجًا آخر، والمعروض {shown} من {total}',
      other: 'حُمِّل {n} منتج آخر، والمعروض {shown} من {total}',
    },
  },
}
