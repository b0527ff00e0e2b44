import { index, layout, route } from '@react-router/dev/routes'
import { articleSections, sectionPaths } from '../domain/articles/article.ts'

export const dashboardRoutes = [
  layout('dashboard/layout/staff-layout.tsx', { id: 'staff' }, [
    route('login', 'dashboard/pages/sign-in/sign-in-page.tsx'),
    route('login/forgot', 'dashboard/pages/sign-in/forgot-page.tsx'),
    route('login/link', 'dashboard/pages/sign-in/link-page.tsx'),
    route('login/password', 'dashboard/pages/sign-in/new-password-page.tsx'),
    route('dashboard', 'dashboard/layout/dashboard-layout.tsx', { id: 'dashboard' }, [
      index('dashboard/pages/banner/banner-page.tsx'),
      route('about', 'dashboard/pages/about/about-page.tsx'),
      route('contact', 'dashboard/pages/contact/contact-page.tsx'),
      route('partners', 'dashboard/pages/partners/partners-page.tsx'),
      route('identity', 'dashboard/pages/identity/identity-page.tsx'),
      route('look', 'dashboard/pages/look/look-page.tsx'),
      route('navigation', 'dashboard/pages/navigation/navigation-page.tsx'),
      route('navigation/names', 'dashboard/pages/navigation/names-page.tsx'),
      route('navigation/words', 'dashboard/pages/navigation/words-page.tsx'),
      route('pages', 'dashboard/pages/pages/page-list-page.tsx'),
      route('pages/new', 'dashboard/pages/pages/page-create-page.tsx'),
      route('pages/:id', 'dashboard/pages/pages/page-edit-page.tsx'),
      route('seo', 'dashboard/pages/seo/titles-page.tsx'),
      route('seo/redirects', 'dashboard/pages/seo/redirects-page.tsx'),
      route('seo/settings', 'dashboard/pages/seo/settings-page.tsx'),
      route('seo/missing', 'dashboard/pages/seo/missing-addresses-page.tsx'),
      ...articleSections.flatMap((section) => {
        const path = sectionPaths[section]
        return [
          route(path, 'dashboard/pages/articles/article-list-page.tsx', {
            id: `edit-${section}-list`,
          }),
          route(`${path}/new`, 'dashboard/pages/articles/article-create-page.tsx', {
            id: `new-${section}`,
          }),
          route(`${path}/:id`, 'dashboard/pages/articles/article-edit-page.tsx', {
            id: `edit-${section}`,
          }),
        ]
      }),
      route('topics', 'dashboard/pages/topics/topics-page.tsx'),
      route('media', 'dashboard/pages/media/media-page.tsx'),
      route('media/files', 'dashboard/pages/media/files-page.tsx'),
      route('translations', 'dashboard/pages/translations/translations-page.tsx'),
      route('users', 'dashboard/pages/users/users-page.tsx'),
      route('inbox', 'dashboard/pages/inbox/inbox-page.tsx'),
      route('inbox/person', 'dashboard/pages/person/person-page.tsx'),
      route('forms', 'dashboard/pages/forms/form-list-page.tsx'),
      route('forms/:id', 'dashboard/pages/forms/form-edit-page.tsx'),
      route('visits', 'dashboard/pages/visits/visits-page.tsx'),
      route('trash', 'dashboard/pages/trash/trash-page.tsx'),
      route('languages', 'dashboard/pages/languages/languages-page.tsx'),
      route('security', 'dashboard/pages/security/security-page.tsx'),
      route('activity', 'dashboard/pages/activity/activity-page.tsx'),
      route('move-in', 'dashboard/pages/move-in/move-in-page.tsx'),
      route('system', 'dashboard/pages/system/system-page.tsx'),
      route('account', 'dashboard/pages/account/account-page.tsx'),
      route('logout', 'dashboard/pages/sign-in/sign-out.ts'),
      route('*', 'dashboard/pages/missing/missing-page.tsx'),
    ]),
  ]),
]
