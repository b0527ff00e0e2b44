import { CompanyMark } from '../../ui/company-mark.tsx'
import { useCompanyIcon } from '../app/company.ts'

export function OwnMark({ className }: { className?: string | undefined }) {
  const icon = useCompanyIcon()
  if (!icon) return <CompanyMark className={className} />
  return <img className={className} src={icon} alt="" width="32" height="32" />
}
