import { TENANT_HEADER } from 'contracts/kernel/tenant-header';

/** A request as Swagger UI is about to send it; `loadSpec`: for the document itself. */
type Request = { url: string; headers: Record<string, string>; loadSpec?: boolean };

type Caller = {
  /** Token of who is logged in, null of nobody. */
  token: () => Promise<string | null>;
  /** Id of the company that this page works in. */
  tenant: () => string | null;
};

const has = (headers: Request['headers'], name: string): boolean =>
  Object.keys(headers).some((key) => key.toLowerCase() === name.toLowerCase());

/** Lets a request that somebody tries go with their session and company, unless they typed a key or company of their own. */
export const authorize =
  ({ token, tenant }: Caller) =>
  async <R extends Request>(request: R): Promise<R> => {
    if (request.loadSpec || has(request.headers, 'authorization')) return request;
    const bearer = await token();
    if (!bearer) return request;
    const headers: Request['headers'] = { ...request.headers, Authorization: `Bearer ${bearer}` };
    const company = tenant();
    if (company && !has(headers, TENANT_HEADER)) headers[TENANT_HEADER] = company;
    return { ...request, headers };
  };
