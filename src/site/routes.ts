import { index, route } from '@react-router/dev/routes'
import { articleSections, sectionPaths } from '../domain/articles/article.ts'

/** The default language has no prefix, every other one its code (ADR-1). */
export const siteRoutes = [
  route(':language?', 'site/layout/site-layout.tsx', { id: 'site' }, [
    index('site/front-page.tsx', { id: 'front' }),
    route(':slug', 'site/front-page.tsx', { id: 'page' }),
    ...articleSections.flatMap((section) => [
      route(sectionPaths[section], 'site/articles/article-list-page.tsx', {
        id: `${section}-list`,
      }),
      route(`${sectionPaths[section]}/:id`, 'site/articles/article-page.tsx', { id: section }),
    ]),
    route(':section/topic/:slug', 'site/articles/topic-page.tsx', { id: 'topic-page' }),
    route('search', 'site/search/search-page.tsx', { id: 'search' }),
    route('preview/:token/:code?', 'site/preview/preview-page.tsx', { id: 'preview' }, [
      index('site/articles/article-page.tsx', { id: 'preview-article' }),
    ]),
    route('forms/:id', 'site/forms/form-page.tsx', { id: 'form' }),
    route('contact', 'site/contact/contact-page.tsx', { id: 'contact' }),
    route('*', 'site/missing-page.tsx'),
  ]),
]
