import { data } from 'react-router'
import type { Route } from './+types/missing-page.ts'
import { MissingView } from './missing-view.tsx'
import { problemMeta } from './page-meta.ts'

export function loader() {
  return data(null, { status: 404 })
}

export function meta({ params }: Route.MetaArgs) {
  return problemMeta(params.language)
}

export default function MissingPage() {
  return <MissingView />
}
