/** The look of the page: system fonts, both colour schemes, cards instead of tables when narrow. */
export const style = `
:root{color-scheme:light dark;--bg:#f6f7f9;--panel:#fff;--ink:#1b2028;--soft:#566070;--line:#dfe3e9;--hover:#f0f3f7;--accent:#0b5cad;--accent-ink:#fff;--bad:#a81f1f;--bad-bg:#fdecec;--warn:#8a4b00;--warn-bg:#fff2dd;--ok:#1c6b3a;--tag:#e9edf3;--mono:ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace}
@media (prefers-color-scheme:dark){:root{--bg:#14171c;--panel:#1c2027;--ink:#e7eaf0;--soft:#a3acba;--line:#313843;--hover:#252b34;--accent:#7db8f5;--accent-ink:#0d1b2a;--bad:#ff9c94;--bad-bg:#3a2022;--warn:#f2bd74;--warn-bg:#38301f;--ok:#86d6a2;--tag:#2b323d}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink);font:14px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,"Liberation Sans",sans-serif}
header{position:sticky;top:0;z-index:1;background:var(--panel);border-bottom:1px solid var(--line)}
.bar{display:flex;flex-wrap:wrap;align-items:center;gap:8px 20px;max-width:1480px;margin:0 auto;padding:12px 24px 8px}
.filters{padding-top:0;padding-bottom:12px;gap:8px 16px}
h1{font-size:18px;line-height:1.3;margin:0}
h1 small{font-weight:400;font-size:14px;color:var(--soft);margin-left:6px;white-space:nowrap}
h2{font-size:15px;margin:0 0 8px}
.sum{margin:0;color:var(--soft);font-variant-numeric:tabular-nums}
.actions{margin-left:auto;display:flex;gap:8px}
button,input,select{font:inherit;color:inherit;border:1px solid var(--line);border-radius:6px;background:var(--panel);min-height:34px;padding:4px 12px}
button{cursor:pointer}
button:hover{background:var(--hover)}
button[aria-pressed=true]{background:var(--accent);border-color:var(--accent);color:var(--accent-ink)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
label{display:flex;align-items:center;gap:8px}
label span{color:var(--soft)}
input[type=search]{width:100%}
.text{flex:1 1 240px;max-width:460px}
select{max-width:240px}
.check input{min-height:0;width:16px;height:16px;margin:0;accent-color:var(--accent)}
main{max-width:1480px;margin:0 auto;padding:20px 24px 48px;display:grid;gap:28px}
section{min-width:0}
.scroll{max-height:260px;overflow:auto;border:1px solid var(--line);border-radius:8px;background:var(--panel)}
.requests{border:1px solid var(--line);border-radius:8px;background:var(--panel)}
table{width:100%;border-collapse:separate;border-spacing:0}
th{text-align:left;font-weight:500;font-size:12.5px;color:var(--soft);background:var(--panel);border-bottom:1px solid var(--line);border-radius:8px 8px 0 0}
.scroll th{position:sticky;top:0}
th,td{padding:7px 12px;vertical-align:top}
td{border-top:1px solid var(--line);overflow-wrap:anywhere}
tbody tr:first-child td{border-top:0}
tbody tr:hover td{background:var(--hover)}
tr[aria-current=true] td{background:var(--hover)}
tr[aria-current=true] td:first-child{box-shadow:inset 3px 0 var(--accent)}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
td.time,td.who{white-space:nowrap;font-variant-numeric:tabular-nums;color:var(--soft)}
td.who{overflow:hidden;text-overflow:ellipsis;max-width:180px}
td.what{width:60%}
td.page{width:45%}
.line{display:flex;gap:10px;align-items:baseline}
.line .path{min-width:0}
.line .meta{flex:none}
.requests td.status{min-width:9em}
.tag{flex:none;min-width:6.4em;text-align:center;padding:1px 7px;border-radius:4px;background:var(--tag);font-size:12.5px}
.path{font-family:var(--mono);font-size:13px}
.meta{color:var(--soft);font-size:12.5px}
.why{display:block;margin-top:4px;padding:3px 8px;border-radius:4px;background:var(--warn-bg);color:var(--warn);font-family:var(--mono);font-size:12.5px;white-space:pre-line}
.denied .why{background:var(--bad-bg);color:var(--bad)}
.state{font-weight:500;color:var(--ok);white-space:nowrap}
.failed .state{color:var(--warn)}
.denied .state,.some{color:var(--bad);font-weight:500}
.live{display:inline-block;margin-left:6px;color:var(--soft);font-weight:400}
.live::before{content:"";display:inline-block;width:7px;height:7px;border-radius:50%;background:var(--ok);margin-right:4px}
.zero{color:var(--soft)}
.link{border:0;background:none;padding:0;min-height:0;color:var(--accent);text-align:left;font-family:var(--mono);font-size:13px;overflow-wrap:anywhere}
.link:hover{background:none;text-decoration:underline}
.more{margin:12px 0 0;text-align:center}
.more:has([hidden]){display:none}
.empty{margin:0;padding:20px 16px;border:1px dashed var(--line);border-radius:8px;color:var(--soft)}
code{font-family:var(--mono)}
[hidden],.scroll:has(tbody:empty),table:has(tbody:empty){display:none}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);margin:0}
@media (max-width:820px){
header{position:static}
.bar{padding-left:16px;padding-right:16px}
main{padding:16px 16px 40px;gap:24px}
.sum{order:1;width:100%}
h1 small{display:block;margin:0;line-height:1.2}
.text{max-width:none;flex-basis:100%}
select{max-width:190px}
.scroll{max-height:300px}
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
table,tbody{display:block}
tr{display:flex;flex-wrap:wrap;gap:2px 12px;padding:10px 12px;border-top:1px solid var(--line)}
tbody tr:first-child{border-top:0}
tr[aria-current=true]{box-shadow:inset 3px 0 var(--accent)}
tr[aria-current=true] td,tr[aria-current=true] td:first-child{box-shadow:none;background:none}
tbody tr:hover td{background:none}
td{border:0;padding:0}
td.what{order:-1;width:100%}
td.page{order:-1;width:100%}
td.who{max-width:120px}
.requests td.status{min-width:0}
td.n[data-name]::after{content:" " attr(data-name);color:var(--soft)}
td.n:has(.zero){display:none}
.tag{min-width:0}
}
`;
