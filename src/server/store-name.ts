import type { Config } from './config.ts'

const ownHost = /^(localhost|127\.0\.0\.1|\[::1\]|)$/

/**
 * People read this name, so it holds no secrets. It is the same for every process that uses the
 * content.
 */
export function storeName({
  databaseUrl,
  bucket,
}: Pick<Config, 'databaseUrl'> & { bucket: Config['bucket'] }): string {
  const pictures = bucket ? `, pictures in ${bucket.name}/${bucket.prefix}` : ''
  return `${databaseUrl === undefined ? 'SQLite' : nameOfPostgres(databaseUrl)}${pictures}`
}

function nameOfPostgres(address: string): string {
  // A socket's address has no host, which a URL with a user must have.
  const url = URL.parse(address.replace('@/', '@localhost/'))
  const host = url?.searchParams.get('host') ?? url?.hostname ?? ''
  const port = url?.searchParams.get('port') ?? url?.port
  const hostName = ownHost.test(host) ? 'localhost' : host
  return `PostgreSQL at ${hostName}:${port || 5432}${url?.pathname ?? ''}`
}
