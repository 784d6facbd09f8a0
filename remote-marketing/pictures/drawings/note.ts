import { display, tokens } from '../tokens.ts'

/** A tile of the dashboard with a name, standing at the right and going on beyond the lower edge. */
export function tile(name: string, content: string): string {
  return `<style>
.tile{left:704px;top:80px;width:424px;height:640px;border-radius:28px;background:${tokens.surface1};border:2px solid ${tokens.surface3}}
.name{left:36px;top:34px;${display}font-size:28px;line-height:1}
</style><div class="tile"><div class="name">${name}</div>${content}</div>`
}
