type Place = { location: string; city: string; region: string };

/** Where a job is, in a few words and without its country. */
export const placeOf = ({ location, city, region }: Place): string =>
  location || [city, region].filter(Boolean).join(', ');
