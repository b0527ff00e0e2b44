import { index, layout, route } from '@react-router/dev/routes'
import { articleSections, sectionPaths } from '../domain/article.ts'

export const dashboardRoutes = [
  layout('dashboard/staff-layout.tsx', { id: 'staff' }, [
    route('login', 'dashboard/sign-in-page.tsx'),
    route('dashboard', 'dashboard/dashboard-layout.tsx', { id: 'dashboard' }, [
      index('dashboard/start-page.tsx'),
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
      route('*', 'dashboard/missing-page.tsx'),
    ]),
  ]),
]
