import { readFileSync } from 'node:fs';

export default { docs: JSON.parse(readFileSync('sidebar.json', 'utf8')) };
