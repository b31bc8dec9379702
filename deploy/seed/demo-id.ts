import { derivedId } from 'contracts/kernel/id';

/** The id of a thing of the demo: the same in every installation. */
export const demoId = (aggregate: string, subdomain: string, name: string): string =>
  derivedId('demo', aggregate, subdomain, name);
