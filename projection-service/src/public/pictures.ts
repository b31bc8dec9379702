import { DEFAULT_LOCALE } from 'contracts/kernel/locale';
import { placeOf } from 'contracts/recruiting/job/job.place';
import type pg from 'pg';
import { type Recent, recent } from '#projection-service/engine/recent';
import {
  readCompany,
  readCompanyState,
  readJob,
  readJobState,
} from '#projection-service/recruiting/public/public.reads';
import { type Body, packedBody } from './body.ts';
import { formatPlace } from './formats.ts';
import { type PictureTexts, pictureOf } from './picture.ts';
import { pageTexts } from './texts/texts.ts';

export const jobPicturePath = (slug: string): string => `/og/jobs/${slug}.png`;
export const companyPicturePath = (subdomain: string): string => `/og/companies/${subdomain}.png`;

/** Bytes of pictures kept in this process. */
const KEPT_BYTES = 32_000_000;

export type Picture = { body: Body; updatedAt: string };
type State = { state: string; updatedAt: string };

/** The pictures of links over their reads (docs/product.md PUB-9). One that was drawn is drawn again only when what it shows has changed. */
export const createPictures = () => {
  const kept: Recent<Body> = recent(KEPT_BYTES, ({ bytes }) => bytes + 500);

  const drawn = async (
    key: string,
    { state, updatedAt }: State,
    read: () => Promise<PictureTexts | undefined>,
  ): Promise<Picture | undefined> => {
    const name = `${key} ${state}`;
    const known = kept.get(name);
    if (known) return { body: known, updatedAt };
    const texts = await read();
    if (!texts) return undefined;
    const body = packedBody(await pictureOf(texts));
    kept.set(name, body);
    return { body, updatedAt };
  };

  return {
    job: async (pool: pg.Pool, slug: string): Promise<Picture | undefined> => {
      const state = await readJobState(pool, slug);
      if (!state) return undefined;
      return drawn(`job ${slug}`, state, async () => {
        const job = await readJob(pool, slug);
        if (!job) return undefined;
        const { name, color } = job.company;
        const line = formatPlace({ ...job, location: placeOf(job) }, DEFAULT_LOCALE) ?? '';
        return { name, color, title: job.title, line };
      });
    },
    company: async (pool: pg.Pool, subdomain: string): Promise<Picture | undefined> => {
      const state = await readCompanyState(pool, subdomain);
      if (!state) return undefined;
      return drawn(`company ${subdomain}`, state, async () => {
        const found = await readCompany(pool, subdomain);
        if (!found) return undefined;
        const { name, color, label } = found.company;
        return { name, color, title: label || pageTexts[DEFAULT_LOCALE].openJobs, line: '' };
      });
    },
  };
};
