import { openMailServer } from 'integration-workers/test/mail-server.harness';
import { openConsumer } from '#deploy/test/consumer.fixture';
import { TOLD } from './followed.ts';
import { loggedIn, send } from './storm.ts';

/** A login that outlives the run. */
const LASTING_MINUTES = '600';
const ADMIN = { email: 'admin@harbor.example', company: 'harbor' };

/** What the product tells others: a mail server, and a program that receives webhooks. */
export type Outside = {
  /** What the product is started with: where they are, and logins that last. */
  env: Record<string, string>;
  /** Ids of all mails and calls that came, as often as they did. */
  mails(): readonly string[];
  calls(): readonly string[];
  /** Has the demo's company tell the program from now on. */
  subscribe(url: string): Promise<void>;
  close(): Promise<void>;
};

export const openOutside = async (): Promise<Outside> => {
  const mailServer = await openMailServer();
  const consumer = await openConsumer();
  return {
    env: { SMTP_URL: mailServer.url, WEBHOOK_ALLOW_PRIVATE: 'true', TOKEN_MINUTES: LASTING_MINUTES },
    mails: () => mailServer.messageIds,
    calls: () => consumer.about('').map(({ headers }) => String(headers['webhook-id'])),
    subscribe: async (url) => {
      const call = await loggedIn(url, ADMIN);
      for (const event of TOLD) {
        const body = { name: event, event, url: consumer.url };
        await send(call, { key: `told-${event}`, path: 'webhooks', body });
      }
    },
    close: async () => {
      consumer.close();
      await mailServer.close();
    },
  };
};
