export const auditGroups = ['access', 'users', 'site', 'system'] as const
export type AuditGroup = (typeof auditGroups)[number]
