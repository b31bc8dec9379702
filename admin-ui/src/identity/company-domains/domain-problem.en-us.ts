export const domainProblemEnUs = {
  'domain-not-found': 'This domain no longer exists.',
  'domain-invalid': 'Enter a domain that you own, like careers.example.com',
  'domain-of-product': 'This domain is reserved',
  'domain-already-added': 'You have already added this domain',
  'domain-taken': 'Another company has verified this domain.',
  'domain-not-verified': 'Verify this domain first.',
  'too-many-domains': 'You have reached the maximum number of domains. Remove one first',
  'too-many-subdomains': 'You have changed the subdomain too often. Use a previous one or keep this one',
  'domain-record-missing': 'We could not find the DNS record yet. New records can take up to an hour to show up.',
  'domain-record-wrong': 'We found a record, but its value is different. Compare it with the value shown here.',
  'domain-lookup-timeout': 'The name servers of this domain did not respond in time. Try again in a moment.',
  'domain-lookup-failed': 'The name servers of this domain responded with an error. Check its DNS settings.',
};
