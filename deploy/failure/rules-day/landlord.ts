import { MAX_HOURLY_ACTIONS } from 'contracts/automation/event-action/event-action.limits';
import { DEMO_PASSWORD } from '#deploy/seed/register';

const post = async <T>(url: string, { token, body }: { token?: string; body: object }): Promise<T> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} was refused with ${answer.status}: ${await answer.text()}`);
  return answer.json() as Promise<T>;
};

/** A platform admin lets a company's rules do as much in an hour as others may in a day (docs/product.md LAN-9). */
export const liftLimits = async (url: string, tenantId: string): Promise<void> => {
  const login = { email: 'landlord@onrecord.example', password: DEMO_PASSWORD };
  const { token } = await post<{ token: string }>(`${url}/api/landlord/auth/login`, { body: login });
  const most = MAX_HOURLY_ACTIONS;
  const body = { all: most, mail: most, 'call-webhook': most, 'create-task': most };
  await post(`${url}/api/landlord/companies/${tenantId}/event-action-limits`, { token, body });
};
