import { data } from 'react-router'
import { MissingNotice } from '../../kit/problems/page-problem.tsx'

/** The document says 404, too; the dashboard's loaders run in the browser alone. */
export function loader() {
  return data(null, { status: 404 })
}

export default function MissingPage() {
  return <MissingNotice />
}
