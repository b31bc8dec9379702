/** The address of a host name: as the product itself is reached, by the same scheme and port. */
export const addressAt = (host: string, here: Pick<Location, 'protocol' | 'port'> = window.location): string =>
  `${here.protocol}//${host}${here.port ? `:${here.port}` : ''}/`;
