import type { RouteConfig } from '@react-router/dev/routes'
import { dashboardRoutes } from './dashboard/routes.ts'
import { siteRoutes } from './site/routes.ts'

export default [...dashboardRoutes, ...siteRoutes] satisfies RouteConfig
