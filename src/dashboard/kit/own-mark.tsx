import { CompanyMark } from '../../ui/company-mark.tsx'
import { useCompanyIcon } from '../app/company.ts'

/** The company's icon, in place of the demo's water wheel. */
export function OwnMark({ className }: { className?: string | undefined }) {
  const icon = useCompanyIcon()
  if (!icon) return <CompanyMark className={className} />
  return <img className={className} src={icon} alt="" width="32" height="32" />
}
