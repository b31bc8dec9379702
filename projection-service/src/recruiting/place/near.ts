import type { ListQuery } from 'contracts/kernel/paging';
import { Rejection } from 'contracts/kernel/problem';
import type { NearFilter, NearRejection } from 'contracts/recruiting/candidate/candidate.near';
import { placesWithin } from './postal-places.ts';

/** A filter around a postal code, asked as the places that lie there (docs/product.md REC-41). */
export const nearAsked = ({ near, ...filter }: ListQuery['filter']): ListQuery['filter'] => {
  if (near === undefined) return filter;
  const { country, postalCode, km } = near as NearFilter;
  const place = placesWithin(country, postalCode, km);
  if (place) return { ...filter, place };
  const errors = { 'filter.near.postalCode': ['postal-code-unknown'] };
  throw new Rejection<NearRejection>('postal-code-unknown', 422, { errors });
};
