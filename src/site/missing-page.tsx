import { data } from 'react-router'
import type { Route } from './+types/missing-page.ts'
import { MissingView } from './missing-view.tsx'
import { problemMeta, siteDataOf } from './page-meta.ts'

export function loader() {
  return data({ readableIn: [] }, { status: 404 })
}

export function meta({ matches }: Route.MetaArgs) {
  return problemMeta(siteDataOf(matches))
}

export default function MissingPage() {
  return <MissingView />
}
