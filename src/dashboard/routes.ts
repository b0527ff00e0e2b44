import { index, layout, route } from '@react-router/dev/routes'
import { articleSections, sectionPaths } from '../domain/article.ts'

export const dashboardRoutes = [
  layout('dashboard/staff-layout.tsx', { id: 'staff' }, [
    route('login', 'dashboard/sign-in-page.tsx'),
    route('login/password', 'dashboard/new-password-page.tsx'),
    route('dashboard', 'dashboard/dashboard-layout.tsx', { id: 'dashboard' }, [
      index('dashboard/sections/banner-page.tsx'),
      route('about', 'dashboard/sections/about-page.tsx'),
      route('contact', 'dashboard/contact/contact-page.tsx'),
      route('partners', 'dashboard/partners/partners-page.tsx'),
      route('identity', 'dashboard/sections/identity-page.tsx'),
      ...articleSections.flatMap((section) => {
        const path = sectionPaths[section]
        return [
          route(path, 'dashboard/articles/article-list-page.tsx', { id: `edit-${section}-list` }),
          route(`${path}/new`, 'dashboard/articles/article-create-page.tsx', {
            id: `new-${section}`,
          }),
          route(`${path}/:id`, 'dashboard/articles/article-edit-page.tsx', {
            id: `edit-${section}`,
          }),
        ]
      }),
      route('users', 'dashboard/users/users-page.tsx'),
      route('inbox', 'dashboard/inbox/inbox-page.tsx'),
      route('trash', 'dashboard/trash/trash-page.tsx'),
      route('languages', 'dashboard/languages/languages-page.tsx'),
      route('account', 'dashboard/account/account-page.tsx'),
      route('logout', 'dashboard/sign-out.ts'),
      route('*', 'dashboard/missing-page.tsx'),
    ]),
  ]),
]
