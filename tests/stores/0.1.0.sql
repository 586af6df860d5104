BEGIN TRANSACTION;
CREATE TABLE entries (
  table_id TEXT NOT NULL,
  number BIGINT NOT NULL,
  at BIGINT NOT NULL,
  kind TEXT NOT NULL,
  seat BIGINT NOT NULL,
  guest TEXT NOT NULL,
  body TEXT NOT NULL,
  id TEXT NOT NULL,
  PRIMARY KEY (table_id, number)
);
INSERT INTO "entries" VALUES('e6wjvwmtj6c1d455',1,1795033659127,'open',-1,'hdvg5ant68n79y3m','{"record":{"record":1,"game":"california","pack":"sha256:43857ff439c69378e75c1caea4b3c979f201464818c6db07c3d81b1d2314570d","rules":1,"players":2,"options":{},"seed":"a store of 0.1.0","actions":[]},"deal":"chosen","deal_of":"","owner":"hdvg5ant68n79y3m","public":false,"seconds":0,"substitute":"level3","hints":true,"bot_secret":"eeb4060a13839d5cd2eed02def84e06b","seats":[{"kind":"guest","guest":"hdvg5ant68n79y3m","name":"Ann"},{"kind":"invited"}]}','e6wjvwmtj6c1d455');
INSERT INTO "entries" VALUES('e6wjvwmtj6c1d455',2,1795033659163,'sit',1,'09qxzgnph7184e3m','Bob','5z87qxyd76z5tbbn');
INSERT INTO "entries" VALUES('e6wjvwmtj6c1d455',3,1795033659207,'act',1,'09qxzgnph7184e3m','buy A4 c4','w1');
INSERT INTO "entries" VALUES('e6wjvwmtj6c1d455',4,1795033659224,'act',0,'hdvg5ant68n79y3m','buy A2 c4','w2');
INSERT INTO "entries" VALUES('e6wjvwmtj6c1d455',5,1795033659256,'act',1,'09qxzgnph7184e3m','coin','w3');
INSERT INTO "entries" VALUES('e6wjvwmtj6c1d455',6,1795033659272,'act',0,'hdvg5ant68n79y3m','coin','w4');
INSERT INTO "entries" VALUES('e6wjvwmtj6c1d455',7,1795033659287,'act',1,'09qxzgnph7184e3m','buy B3 a3','w5');
INSERT INTO "entries" VALUES('e6wjvwmtj6c1d455',8,1795033659304,'act',0,'hdvg5ant68n79y3m','coin','w6');
INSERT INTO "entries" VALUES('e6wjvwmtj6c1d455',9,1795033659314,'act',1,'09qxzgnph7184e3m','buy B2 b1','w7');
INSERT INTO "entries" VALUES('e6wjvwmtj6c1d455',10,1795033659318,'act',0,'hdvg5ant68n79y3m','buy B1 c1','w8');
INSERT INTO "entries" VALUES('e6wjvwmtj6c1d455',11,1795033659321,'act',1,'09qxzgnph7184e3m','borrow','w9');
INSERT INTO "entries" VALUES('e6wjvwmtj6c1d455',12,1795033659322,'undo',1,'09qxzgnph7184e3m','8','w10');
INSERT INTO "entries" VALUES('e6wjvwmtj6c1d455',13,1795033659325,'act',1,'09qxzgnph7184e3m','buy A1 attic','w11');
INSERT INTO "entries" VALUES('e6wjvwmtj6c1d455',14,1795033659326,'ask',0,'hdvg5ant68n79y3m','7','w12');
INSERT INTO "entries" VALUES('e6wjvwmtj6c1d455',15,1795033659328,'undo',0,'09qxzgnph7184e3m','7','w13');
INSERT INTO "entries" VALUES('e6wjvwmtj6c1d455',16,1795033659330,'act',0,'hdvg5ant68n79y3m','buy A1 c4','w14');
INSERT INTO "entries" VALUES('e6wjvwmtj6c1d455',17,1795033659333,'act',1,'09qxzgnph7184e3m','buy B1 b3','w15');
INSERT INTO "entries" VALUES('e6wjvwmtj6c1d455',18,1795033659335,'act',0,'hdvg5ant68n79y3m','buy B4 attic','w16');
INSERT INTO "entries" VALUES('e6wjvwmtj6c1d455',19,1795033659337,'act',1,'09qxzgnph7184e3m','borrow','w17');
INSERT INTO "entries" VALUES('e6wjvwmtj6c1d455',20,1795033659339,'act',1,'09qxzgnph7184e3m','coin','w18');
INSERT INTO "entries" VALUES('e6wjvwmtj6c1d455',21,1795033659340,'ask',0,'hdvg5ant68n79y3m','9','w19');
INSERT INTO "entries" VALUES('e6wjvwmtj6c1d455',22,1795033659342,'refuse',1,'09qxzgnph7184e3m','','w20');
INSERT INTO "entries" VALUES('e6wjvwmtj6c1d455',23,1795033659343,'act',0,'hdvg5ant68n79y3m','buy B1 a1','w21');
INSERT INTO "entries" VALUES('e6wjvwmtj6c1d455',24,1795033659346,'act',1,'09qxzgnph7184e3m','coin','w22');
INSERT INTO "entries" VALUES('e6wjvwmtj6c1d455',25,1795033659347,'act',0,'hdvg5ant68n79y3m','buy A1 a2','w23');
INSERT INTO "entries" VALUES('e6wjvwmtj6c1d455',26,1795033659350,'act',1,'09qxzgnph7184e3m','buy A3 c4','w24');
INSERT INTO "entries" VALUES('e6wjvwmtj6c1d455',27,1795033659352,'bot',1,'09qxzgnph7184e3m','level1','cv6c70hywchv40fm');
INSERT INTO "entries" VALUES('e6wjvwmtj6c1d455',28,1795033659354,'act',0,'hdvg5ant68n79y3m','coin','w25');
INSERT INTO "entries" VALUES('e6wjvwmtj6c1d455',29,1795033659355,'act',1,'','buy A2 c2','bot-28');
INSERT INTO "entries" VALUES('e6wjvwmtj6c1d455',30,1795033659758,'act',0,'hdvg5ant68n79y3m','borrow','w26');
INSERT INTO "entries" VALUES('e6wjvwmtj6c1d455',31,1795033660164,'act',0,'hdvg5ant68n79y3m','buy B3 a2','w27');
INSERT INTO "entries" VALUES('e6wjvwmtj6c1d455',32,1795033660171,'act',1,'','buy A4 c3','bot-31');
INSERT INTO "entries" VALUES('e6wjvwmtj6c1d455',33,1795033660574,'back',1,'09qxzgnph7184e3m','','zhd178crj1wt63e4');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',1,1795033660579,'open',-1,'hdvg5ant68n79y3m','{"record":{"record":1,"game":"sunrise","pack":"sha256:9b0607eeb4ad96ff4a9abee03df19265c13e1624f302aeae9f1d5df318238fca","rules":1,"players":3,"options":{},"seed":"another","actions":[]},"deal":"chosen","deal_of":"","owner":"hdvg5ant68n79y3m","public":false,"seconds":1,"substitute":"greedy","hints":true,"bot_secret":"9331976f1b2f6a40c6f653ba4918a45c","seats":[{"kind":"bot","bot":"level1"},{"kind":"guest","guest":"hdvg5ant68n79y3m","name":"Ann"},{"kind":"bot","bot":"random"}]}','2nrkfgt70s05n8dn');
INSERT INTO "entries" VALUES('v3k6g30e7nakpxtc',1,1795033660584,'open',-1,'hdvg5ant68n79y3m','{"record":{"record":1,"game":"dreamhome","pack":"sha256:d1780c5b6f08c2a4aad77596c70f2253ce1825a584cd071bdc8c3173af3ff0b3","rules":1,"players":3,"options":{},"seed":"a third","actions":[]},"deal":"chosen","deal_of":"","owner":"hdvg5ant68n79y3m","public":true,"seconds":0,"substitute":"level3","hints":true,"bot_secret":"91040148d4662926d1ae8a29068b9fcb","seats":[{"kind":"guest","guest":"hdvg5ant68n79y3m","name":"Ann"},{"kind":"open"},{"kind":"open"}]}','v3k6g30e7nakpxtc');
INSERT INTO "entries" VALUES('v3k6g30e7nakpxtc',2,1795033660591,'sit',1,'09qxzgnph7184e3m','Bob','v981qmew12dg0j5c');
INSERT INTO "entries" VALUES('v3k6g30e7nakpxtc',3,1795033660595,'leave',1,'09qxzgnph7184e3m','','xj5xczc2v83nerdt');
INSERT INTO "entries" VALUES('v3k6g30e7nakpxtc',4,1795033660599,'sit',1,'76jknjvj38k3mxnz','Carol','44wpfg097rga2ctn');
INSERT INTO "entries" VALUES('v3k6g30e7nakpxtc',5,1795033660603,'sit',2,'09qxzgnph7184e3m','Bob','9yw8fqd7kvpfgvmy');
INSERT INTO "entries" VALUES('v3k6g30e7nakpxtc',6,1795033660611,'act',0,'hdvg5ant68n79y3m','discard 1','w28');
INSERT INTO "entries" VALUES('v3k6g30e7nakpxtc',7,1795033660617,'act',0,'hdvg5ant68n79y3m','take 2','w29');
INSERT INTO "entries" VALUES('v3k6g30e7nakpxtc',8,1795033660619,'act',0,'hdvg5ant68n79y3m','place b5 down','w30');
INSERT INTO "entries" VALUES('v3k6g30e7nakpxtc',9,1795033660621,'act',1,'76jknjvj38k3mxnz','take 0','w31');
INSERT INTO "entries" VALUES('v3k6g30e7nakpxtc',10,1795033660624,'act',1,'76jknjvj38k3mxnz','place b4 down','w32');
INSERT INTO "entries" VALUES('v3k6g30e7nakpxtc',11,1795033660627,'act',2,'09qxzgnph7184e3m','take 4','w33');
INSERT INTO "entries" VALUES('v3k6g30e7nakpxtc',12,1795033660630,'act',2,'09qxzgnph7184e3m','place g1','w34');
INSERT INTO "entries" VALUES('v3k6g30e7nakpxtc',13,1795033660632,'act',1,'76jknjvj38k3mxnz','discard 3','w35');
INSERT INTO "entries" VALUES('v3k6g30e7nakpxtc',14,1795033660635,'act',1,'76jknjvj38k3mxnz','take 0','w36');
INSERT INTO "entries" VALUES('v3k6g30e7nakpxtc',15,1795033660637,'act',1,'76jknjvj38k3mxnz','place g4','w37');
INSERT INTO "entries" VALUES('v3k6g30e7nakpxtc',16,1795033660640,'act',2,'09qxzgnph7184e3m','take 1','w38');
INSERT INTO "entries" VALUES('v3k6g30e7nakpxtc',17,1795033660643,'act',2,'09qxzgnph7184e3m','place u1 down','w39');
INSERT INTO "entries" VALUES('v3k6g30e7nakpxtc',18,1795033660645,'act',0,'hdvg5ant68n79y3m','take 2','w40');
INSERT INTO "entries" VALUES('v3k6g30e7nakpxtc',19,1795033660647,'act',0,'hdvg5ant68n79y3m','place g5','w41');
INSERT INTO "entries" VALUES('v3k6g30e7nakpxtc',20,1795033660649,'act',1,'76jknjvj38k3mxnz','discard 3','w42');
INSERT INTO "entries" VALUES('v3k6g30e7nakpxtc',21,1795033660652,'act',1,'76jknjvj38k3mxnz','take 0','w43');
INSERT INTO "entries" VALUES('v3k6g30e7nakpxtc',22,1795033660656,'act',1,'76jknjvj38k3mxnz','place g2','w44');
INSERT INTO "entries" VALUES('v3k6g30e7nakpxtc',23,1795033660660,'act',2,'09qxzgnph7184e3m','take 4','w45');
INSERT INTO "entries" VALUES('v3k6g30e7nakpxtc',24,1795033660663,'act',2,'09qxzgnph7184e3m','place b5 down','w46');
INSERT INTO "entries" VALUES('v3k6g30e7nakpxtc',25,1795033660664,'act',0,'hdvg5ant68n79y3m','take 1','w47');
INSERT INTO "entries" VALUES('v3k6g30e7nakpxtc',26,1795033660666,'act',0,'hdvg5ant68n79y3m','place g3','w48');
INSERT INTO "entries" VALUES('v3k6g30e7nakpxtc',27,1795033660668,'act',0,'hdvg5ant68n79y3m','decorate g3','w49');
INSERT INTO "entries" VALUES('v3k6g30e7nakpxtc',28,1795033660670,'act',1,'76jknjvj38k3mxnz','discard 2','w50');
INSERT INTO "entries" VALUES('v3k6g30e7nakpxtc',29,1795033660673,'act',1,'76jknjvj38k3mxnz','take 0','w51');
INSERT INTO "entries" VALUES('v3k6g30e7nakpxtc',30,1795033660675,'act',1,'76jknjvj38k3mxnz','place g3','w52');
INSERT INTO "entries" VALUES('v3k6g30e7nakpxtc',31,1795033660678,'act',2,'09qxzgnph7184e3m','take 1','w53');
INSERT INTO "entries" VALUES('v3k6g30e7nakpxtc',32,1795033660682,'act',2,'09qxzgnph7184e3m','place g2 down','w54');
INSERT INTO "entries" VALUES('v3k6g30e7nakpxtc',33,1795033660684,'act',0,'hdvg5ant68n79y3m','take 3','w55');
INSERT INTO "entries" VALUES('v3k6g30e7nakpxtc',34,1795033660685,'act',0,'hdvg5ant68n79y3m','place u3','w56');
INSERT INTO "entries" VALUES('v3k6g30e7nakpxtc',35,1795033660688,'act',1,'76jknjvj38k3mxnz','discard 2','w57');
INSERT INTO "entries" VALUES('v3k6g30e7nakpxtc',36,1795033660689,'vote',0,'hdvg5ant68n79y3m','','bdeqyjf98mz76sye');
INSERT INTO "entries" VALUES('v3k6g30e7nakpxtc',37,1795033660691,'vote',1,'76jknjvj38k3mxnz','','v4zktp51ds5f47dw');
INSERT INTO "entries" VALUES('v3k6g30e7nakpxtc',38,1795033660699,'abandon',2,'09qxzgnph7184e3m','','69264wbnzccrvv57');
INSERT INTO "entries" VALUES('n250g880n77nn7ay',1,1795033660702,'open',-1,'76jknjvj38k3mxnz','{"record":{"record":1,"game":"dreamhome","pack":"sha256:d1780c5b6f08c2a4aad77596c70f2253ce1825a584cd071bdc8c3173af3ff0b3","rules":1,"players":3,"options":{},"seed":"858a0c380b2fe3e056b5a3e29c12db58","actions":[]},"deal":"random","deal_of":"","owner":"76jknjvj38k3mxnz","public":true,"seconds":0,"substitute":"level3","hints":true,"bot_secret":"f46de67d55a13dee84983a6be1561418","seats":[{"kind":"guest","guest":"hdvg5ant68n79y3m","name":"Ann"},{"kind":"guest","guest":"76jknjvj38k3mxnz","name":"Carol"},{"kind":"guest","guest":"09qxzgnph7184e3m","name":"Bob"}]}','n250g880n77nn7ay');
INSERT INTO "entries" VALUES('v3k6g30e7nakpxtc',39,1795033660702,'rematch',-1,'76jknjvj38k3mxnz','n250g880n77nn7ay','s4q82dh5wkkg7aj8');
INSERT INTO "entries" VALUES('n250g880n77nn7ay',2,1795033660706,'act',2,'09qxzgnph7184e3m','discard 3','w58');
INSERT INTO "entries" VALUES('n250g880n77nn7ay',3,1795033660710,'act',2,'09qxzgnph7184e3m','take 4','w59');
INSERT INTO "entries" VALUES('n250g880n77nn7ay',4,1795033660713,'act',2,'09qxzgnph7184e3m','place b5 down','w60');
INSERT INTO "entries" VALUES('n250g880n77nn7ay',5,1795033660714,'act',0,'hdvg5ant68n79y3m','take 0','w61');
INSERT INTO "entries" VALUES('n250g880n77nn7ay',6,1795033660716,'act',0,'hdvg5ant68n79y3m','place g3 down','w62');
INSERT INTO "entries" VALUES('n250g880n77nn7ay',7,1795033660721,'act',1,'76jknjvj38k3mxnz','take 1','w63');
INSERT INTO "entries" VALUES('n250g880n77nn7ay',8,1795033660723,'act',1,'76jknjvj38k3mxnz','place g1 down','w64');
INSERT INTO "entries" VALUES('n250g880n77nn7ay',9,1795033660725,'act',0,'hdvg5ant68n79y3m','discard 3','w65');
INSERT INTO "entries" VALUES('n250g880n77nn7ay',10,1795033660726,'act',0,'hdvg5ant68n79y3m','take 1','w66');
INSERT INTO "entries" VALUES('n250g880n77nn7ay',11,1795033660728,'act',0,'hdvg5ant68n79y3m','place g1','w67');
INSERT INTO "entries" VALUES('n250g880n77nn7ay',12,1795033660731,'act',1,'76jknjvj38k3mxnz','take 4','w68');
INSERT INTO "entries" VALUES('n250g880n77nn7ay',13,1795033660733,'act',1,'76jknjvj38k3mxnz','place g3 down','w69');
INSERT INTO "entries" VALUES('n250g880n77nn7ay',14,1795033660736,'act',2,'09qxzgnph7184e3m','take 0','w70');
INSERT INTO "entries" VALUES('n250g880n77nn7ay',15,1795033660739,'act',2,'09qxzgnph7184e3m','place g2 down','w71');
INSERT INTO "entries" VALUES('n250g880n77nn7ay',16,1795033660740,'ask',1,'76jknjvj38k3mxnz','11','w72');
INSERT INTO "entries" VALUES('n250g880n77nn7ay',17,1795033660741,'agree',0,'hdvg5ant68n79y3m','','w73');
INSERT INTO "entries" VALUES('n250g880n77nn7ay',18,1795033660742,'undo',1,'09qxzgnph7184e3m','11','w74');
INSERT INTO "entries" VALUES('n250g880n77nn7ay',19,1795033660744,'act',1,'76jknjvj38k3mxnz','place g3 down','w75');
INSERT INTO "entries" VALUES('n250g880n77nn7ay',20,1795033660747,'act',2,'09qxzgnph7184e3m','take 2','w76');
INSERT INTO "entries" VALUES('n250g880n77nn7ay',21,1795033660750,'act',2,'09qxzgnph7184e3m','place g3 down','w77');
INSERT INTO "entries" VALUES('zg2pkk1h9nb7fdxz',1,1795033660751,'open',-1,'hdvg5ant68n79y3m','{"record":{"record":1,"game":"california","pack":"sha256:43857ff439c69378e75c1caea4b3c979f201464818c6db07c3d81b1d2314570d","rules":1,"players":3,"options":{},"seed":"3155dea741a37a497498d5041e11657c","actions":[]},"deal":"random","deal_of":"","owner":"hdvg5ant68n79y3m","public":true,"seconds":0,"substitute":"level3","hints":true,"bot_secret":"db89ac7cb4f5261ad3e27651ad44d791","seats":[{"kind":"guest","guest":"hdvg5ant68n79y3m","name":"Ann"},{"kind":"open"},{"kind":"bot","bot":"search"}]}','zg2pkk1h9nb7fdxz');
INSERT INTO "entries" VALUES('7vc59161h7dhvt2f',1,1795033660754,'open',-1,'hdvg5ant68n79y3m','{"record":{"record":1,"game":"dreamhome","pack":"sha256:d1780c5b6f08c2a4aad77596c70f2253ce1825a584cd071bdc8c3173af3ff0b3","rules":1,"players":3,"options":{},"seed":"a third","actions":[[0,"discard 1"],[0,"take 2"],[0,"place b5 down"],[1,"take 0"],[1,"place b4 down"],[2,"take 4"],[2,"place g1"],[1,"discard 3"],[1,"take 0"],[1,"place g4"],[2,"take 1"],[2,"place u1 down"],[0,"take 2"],[0,"place g5"],[1,"discard 3"],[1,"take 0"],[1,"place g2"],[2,"take 4"],[2,"place b5 down"],[0,"take 1"],[0,"place g3"],[0,"decorate g3"],[1,"discard 2"],[1,"take 0"],[1,"place g3"],[2,"take 1"],[2,"place g2 down"],[0,"take 3"],[0,"place u3"],[1,"discard 2"]]},"deal":"imported","deal_of":"","owner":"hdvg5ant68n79y3m","public":false,"seconds":0,"substitute":"level3","hints":true,"bot_secret":"caf06056443125550fc3a0652a76a0a7","seats":[{"kind":"guest","guest":"hdvg5ant68n79y3m","name":"Ann"},{"kind":"bot","bot":"random"},{"kind":"bot","bot":"random"}]}','7vc59161h7dhvt2f');
INSERT INTO "entries" VALUES('7vc59161h7dhvt2f',2,1795033660755,'act',1,'','take 4','bot-1');
INSERT INTO "entries" VALUES('7vc59161h7dhvt2f',3,1795033660756,'act',1,'','place g1 down','bot-2');
INSERT INTO "entries" VALUES('7vc59161h7dhvt2f',4,1795033660763,'act',2,'','take 1','bot-3');
INSERT INTO "entries" VALUES('7vc59161h7dhvt2f',5,1795033660767,'act',2,'','place g5','bot-4');
INSERT INTO "entries" VALUES('7vc59161h7dhvt2f',6,1795033661059,'act',0,'hdvg5ant68n79y3m','take 0','w78');
INSERT INTO "entries" VALUES('7vc59161h7dhvt2f',7,1795033661363,'act',0,'hdvg5ant68n79y3m','place g1 down','w79');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',2,1795033661583,'absent',1,'','greedy','absent-1');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',3,1795033661595,'act',1,'','build f7 1','bot-2');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',4,1795033661599,'act',1,'','build e7 1','bot-3');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',5,1795033661599,'act',1,'','build d7 1','bot-4');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',6,1795033661607,'act',1,'','end','bot-5');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',7,1795033661608,'act',2,'','build e6 2','bot-6');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',8,1795033661608,'act',2,'','park e5 pink','bot-7');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',9,1795033661608,'act',2,'','end','bot-8');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',10,1795033661609,'act',0,'','build g7 1','bot-9');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',11,1795033661609,'act',0,'','end','bot-10');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',12,1795033661609,'act',1,'','build e4 1','bot-11');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',13,1795033661610,'act',1,'','end','bot-12');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',14,1795033661610,'act',2,'','park e3 green','bot-13');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',15,1795033661610,'act',2,'','end','bot-14');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',16,1795033661610,'act',0,'','build f5 1','bot-15');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',17,1795033661612,'act',0,'','build g5 1','bot-16');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',18,1795033661612,'act',0,'','park h5 blue','bot-17');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',19,1795033661612,'act',0,'','end','bot-18');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',20,1795033661613,'act',1,'','build i5 1','bot-19');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',21,1795033661613,'act',1,'','end','bot-20');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',22,1795033661613,'act',2,'','build i6 1','bot-21');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',23,1795033661613,'act',2,'','end','bot-22');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',24,1795033661614,'act',0,'','build g6 1','bot-23');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',25,1795033661614,'act',0,'','end','bot-24');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',26,1795033661614,'act',1,'','build d6 1','bot-25');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',27,1795033661614,'act',1,'','end','bot-26');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',28,1795033661615,'act',2,'','park c6 red','bot-27');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',29,1795033661625,'act',2,'','end','bot-28');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',30,1795033661626,'act',0,'','build f3 1','bot-29');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',31,1795033661626,'act',0,'','end','bot-30');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',32,1795033661626,'act',1,'','build b6 1','bot-31');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',33,1795033661626,'act',1,'','end','bot-32');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',34,1795033661627,'act',2,'','park j6 blue','bot-33');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',35,1795033661627,'act',2,'','end','bot-34');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',36,1795033661627,'act',0,'','build k6 1','bot-35');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',37,1795033661628,'act',0,'','end','bot-36');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',38,1795033661628,'act',1,'','build a6 1','bot-37');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',39,1795033661628,'act',1,'','end','bot-38');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',40,1795033661628,'act',2,'','park g8 green','bot-39');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',41,1795033661629,'act',2,'','end','bot-40');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',42,1795033661629,'act',0,'','draw','bot-41');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',43,1795033661629,'act',1,'','build j7 1','bot-42');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',44,1795033661629,'act',1,'','end','bot-43');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',45,1795033661630,'act',2,'','build c7 1','bot-44');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',46,1795033661630,'act',2,'','end','bot-45');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',47,1795033661630,'act',0,'','build f2 1','bot-46');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',48,1795033661631,'act',0,'','build f1 1','bot-47');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',49,1795033661631,'act',0,'','end','bot-48');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',50,1795033661631,'act',1,'','build i4 1','bot-49');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',51,1795033661632,'act',1,'','end','bot-50');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',52,1795033661632,'act',2,'','build c8 1','bot-51');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',53,1795033661632,'act',2,'','end','bot-52');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',54,1795033661632,'act',0,'','build c9 1','bot-53');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',55,1795033661633,'act',0,'','end','bot-54');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',56,1795033661633,'act',1,'','build j8 1','bot-55');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',57,1795033661633,'act',1,'','end','bot-56');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',58,1795033661633,'act',2,'','park f8 pink','bot-57');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',59,1795033661634,'act',2,'','end','bot-58');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',60,1795033661634,'act',0,'','build f9 1','bot-59');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',61,1795033661634,'act',0,'','park g9 green','bot-60');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',62,1795033661635,'act',0,'','end','bot-61');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',63,1795033661635,'act',1,'','build b9 1','bot-62');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',64,1795033661635,'act',1,'','end','bot-63');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',65,1795033661636,'act',2,'','park h9 pink','bot-64');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',66,1795033661636,'act',2,'','end','bot-65');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',67,1795033661636,'act',0,'','park d3 red','bot-66');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',68,1795033661637,'act',0,'','end','bot-67');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',69,1795033661637,'act',1,'','build i3 1','bot-68');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',70,1795033661637,'act',1,'','end','bot-69');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',71,1795033661637,'act',2,'','park a5 blue','bot-70');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',72,1795033661638,'act',2,'','end','bot-71');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',73,1795033661638,'act',0,'','build j3 1','bot-72');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',74,1795033661638,'act',0,'','end','bot-73');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',75,1795033661639,'act',1,'','build c3 1','bot-74');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',76,1795033661639,'act',1,'','end','bot-75');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',77,1795033661639,'act',2,'','build b5 1','bot-76');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',78,1795033661645,'act',2,'','end','bot-77');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',79,1795033661651,'act',0,'','build c2 1','bot-78');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',80,1795033661655,'act',0,'','end','bot-79');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',81,1795033661655,'act',1,'','build g1 1','bot-80');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',82,1795033661655,'act',1,'','end','bot-81');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',83,1795033661656,'act',2,'','build h6 1','bot-82');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',84,1795033661656,'act',2,'','end','bot-83');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',85,1795033661656,'act',0,'','build g2 1','bot-84');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',86,1795033661656,'act',0,'','end','bot-85');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',87,1795033661657,'act',1,'','build k7 1','bot-86');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',88,1795033661657,'act',1,'','end','bot-87');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',89,1795033661657,'act',2,'','park j9 red','bot-88');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',90,1795033661658,'act',2,'','end','bot-89');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',91,1795033661658,'act',0,'','park b4 yellow','bot-90');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',92,1795033661658,'act',0,'','end','bot-91');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',93,1795033661658,'act',1,'','build k9 1','bot-92');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',94,1795033661659,'act',1,'','end','bot-93');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',95,1795033661659,'act',2,'','park h2 yellow','bot-94');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',96,1795033661659,'act',2,'','end','bot-95');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',97,1795033661660,'act',0,'','build c10 1','bot-96');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',98,1795033661660,'act',0,'','end','bot-97');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',99,1795033661660,'act',1,'','build c11 1','bot-98');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',100,1795033661661,'act',1,'','end','bot-99');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',101,1795033661661,'act',2,'','park a9 yellow','bot-100');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',102,1795033661661,'act',2,'','end','bot-101');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',103,1795033661661,'act',0,'','build b11 1','bot-102');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',104,1795033661662,'act',0,'','end','bot-103');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',105,1795033661662,'act',1,'','build a11 1','bot-104');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',106,1795033661662,'act',1,'','end','bot-105');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',107,1795033661663,'act',2,'','park c1 pink','bot-106');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',108,1795033661663,'act',2,'','end','bot-107');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',109,1795033661663,'act',0,'','park b3 blue','bot-108');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',110,1795033661664,'act',0,'','end','bot-109');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',111,1795033661664,'act',1,'','park a10 blue','bot-110');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',112,1795033661664,'act',1,'','end','bot-111');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',113,1795033661664,'act',2,'','park f4 red','bot-112');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',114,1795033661665,'act',2,'','end','bot-113');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',115,1795033661665,'act',0,'','build b1 1','bot-114');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',116,1795033661665,'act',0,'','end','bot-115');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',117,1795033661666,'act',1,'','park i2 blue','bot-116');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',118,1795033661666,'act',1,'','end','bot-117');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',119,1795033661666,'act',2,'','build k10 1','bot-118');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',120,1795033661667,'act',2,'','end','bot-119');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',121,1795033661667,'act',0,'','build i9 1','bot-120');
INSERT INTO "entries" VALUES('7vc59161h7dhvt2f',8,1795033661669,'abandon',0,'hdvg5ant68n79y3m','','w80');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',122,1795033661671,'act',0,'','end','bot-121');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',123,1795033661671,'act',1,'','draw','bot-122');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',124,1795033661672,'act',2,'','build k3 1','bot-123');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',125,1795033661672,'act',2,'','end','bot-124');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',126,1795033661672,'act',0,'','draw','bot-125');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',127,1795033661673,'act',1,'','build k2 1','bot-126');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',128,1795033661673,'act',1,'','build k1 1','bot-127');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',129,1795033661673,'act',1,'','build j1 1','bot-128');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',130,1795033661673,'act',1,'','end','bot-129');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',131,1795033661674,'act',2,'','draw','bot-130');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',132,1795033661674,'act',0,'','build f10 1','bot-131');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',133,1795033661674,'act',0,'','end','bot-132');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',134,1795033661675,'act',1,'','build d10 1','bot-133');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',135,1795033661683,'act',1,'','end','bot-134');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',136,1795033661683,'act',2,'','build a1 1','bot-135');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',137,1795033661683,'act',2,'','end','bot-136');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',138,1795033661684,'act',0,'','build i10 1','bot-137');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',139,1795033661684,'act',0,'','build i11 1','bot-138');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',140,1795033661685,'act',0,'','build j11 1','bot-139');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',141,1795033661685,'act',0,'','end','bot-140');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',142,1795033661685,'act',1,'','build a3 1','bot-141');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',143,1795033661686,'act',1,'','end','bot-142');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',144,1795033661686,'act',2,'','draw','bot-143');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',145,1795033661686,'act',0,'','draw','bot-144');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',146,1795033661686,'act',1,'','build e10 1','bot-145');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',147,1795033661687,'act',1,'','end','bot-146');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',148,1795033661687,'act',2,'','build i1 1','bot-147');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',149,1795033661687,'act',2,'','end','bot-148');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',150,1795033661688,'act',0,'','build e11 1','bot-149');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',151,1795033661688,'act',0,'','end','bot-150');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',152,1795033661688,'act',1,'','draw','bot-151');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',153,1795033661689,'act',2,'','draw','bot-152');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',154,1795033661689,'act',2,'','discard yellow','bot-153');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',155,1795033661689,'act',2,'','discard yellow','bot-154');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',156,1795033661690,'act',0,'','draw','bot-155');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',157,1795033661690,'act',1,'','draw','bot-156');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',158,1795033661690,'act',2,'','draw','bot-157');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',159,1795033661690,'act',2,'','discard red','bot-158');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',160,1795033661691,'act',2,'','discard green','bot-159');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',161,1795033661691,'act',0,'','build k11 1','bot-160');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',162,1795033661691,'act',0,'','end','bot-161');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',163,1795033661699,'act',1,'','build f11 1','bot-162');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',164,1795033661699,'act',1,'','end','bot-163');
INSERT INTO "entries" VALUES('2nrkfgt70s05n8dn',165,1795033661699,'act',2,'','build a2 1','bot-164');
CREATE TABLE guests (
  id TEXT PRIMARY KEY,
  secret_hash TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  seen BIGINT NOT NULL
);
INSERT INTO "guests" VALUES('hdvg5ant68n79y3m','3d533f51dbab6d4ab74c03cc07a8803ed0c2e34448e7a292ccd4969954d8246a','Guest',1795033659120);
INSERT INTO "guests" VALUES('09qxzgnph7184e3m','f339a067fb60dbd513518bd70e3029178072ae241e2c6932a59aa2ab285f0c88','Guest',1795033659158);
INSERT INTO "guests" VALUES('76jknjvj38k3mxnz','bf924bccc1fe63ebfc78fcd3808e8c0526a438039674aad92aecb00b19047b61','Guest',1795033660599);
CREATE TABLE links (
  secret_hash TEXT PRIMARY KEY,
  table_id TEXT NOT NULL,
  seat BIGINT NOT NULL,
  kind BIGINT NOT NULL,
  since BIGINT NOT NULL,
  expires BIGINT NOT NULL
);
INSERT INTO "links" VALUES('b82eda7ea570f332f57149be8e0fe8da86111a294abc0660a7dc33e5c3844bb9','e6wjvwmtj6c1d455',1,0,0,1800217659147);
INSERT INTO "links" VALUES('d6a29339cbcfdc6efc51e66842603ba5b8fc85b1d2a4fe00349a5f0896dcdc0a','e6wjvwmtj6c1d455',1,2,2,1829593659163);
CREATE TABLE members (
  table_id TEXT NOT NULL,
  guest TEXT NOT NULL,
  PRIMARY KEY (guest, table_id)
);
INSERT INTO "members" VALUES('e6wjvwmtj6c1d455','09qxzgnph7184e3m');
INSERT INTO "members" VALUES('e6wjvwmtj6c1d455','hdvg5ant68n79y3m');
INSERT INTO "members" VALUES('2nrkfgt70s05n8dn','hdvg5ant68n79y3m');
INSERT INTO "members" VALUES('v3k6g30e7nakpxtc','09qxzgnph7184e3m');
INSERT INTO "members" VALUES('v3k6g30e7nakpxtc','76jknjvj38k3mxnz');
INSERT INTO "members" VALUES('v3k6g30e7nakpxtc','hdvg5ant68n79y3m');
INSERT INTO "members" VALUES('n250g880n77nn7ay','09qxzgnph7184e3m');
INSERT INTO "members" VALUES('n250g880n77nn7ay','76jknjvj38k3mxnz');
INSERT INTO "members" VALUES('n250g880n77nn7ay','hdvg5ant68n79y3m');
INSERT INTO "members" VALUES('zg2pkk1h9nb7fdxz','hdvg5ant68n79y3m');
INSERT INTO "members" VALUES('7vc59161h7dhvt2f','hdvg5ant68n79y3m');
CREATE TABLE schema_version (version BIGINT NOT NULL);
INSERT INTO "schema_version" VALUES(1);
INSERT INTO "schema_version" VALUES(2);
CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  version BIGINT NOT NULL,
  phase BIGINT NOT NULL,
  listed BIGINT NOT NULL,
  updated BIGINT NOT NULL,
  due BIGINT,
  claimed_until BIGINT NOT NULL,
  summary TEXT NOT NULL
);
INSERT INTO "tables" VALUES('e6wjvwmtj6c1d455',33,1,0,1795033660574,NULL,0,'{"game":"california","phase":"playing","deal":"chosen","seconds":0,"turn":0,"seats":[{"kind":"guest","name":"Ann","absent":false},{"kind":"guest","name":"Bob","absent":false}]}');
INSERT INTO "tables" VALUES('2nrkfgt70s05n8dn',165,2,0,1795033661699,NULL,0,'{"game":"sunrise","phase":"over","deal":"chosen","seconds":1,"turn":null,"seats":[{"kind":"bot","bot":"level1"},{"kind":"guest","name":"Ann","bot":"greedy","absent":true},{"kind":"bot","bot":"random"}]}');
INSERT INTO "tables" VALUES('v3k6g30e7nakpxtc',39,2,0,1795033660702,NULL,0,'{"game":"dreamhome","phase":"over","deal":"chosen","seconds":0,"turn":null,"seats":[{"kind":"guest","name":"Ann","absent":false},{"kind":"guest","name":"Carol","absent":false},{"kind":"guest","name":"Bob","absent":false}]}');
INSERT INTO "tables" VALUES('n250g880n77nn7ay',21,1,1,1795033660750,NULL,0,'{"game":"dreamhome","phase":"playing","deal":"random","seconds":0,"turn":0,"seats":[{"kind":"guest","name":"Ann","absent":false},{"kind":"guest","name":"Carol","absent":false},{"kind":"guest","name":"Bob","absent":false}]}');
INSERT INTO "tables" VALUES('zg2pkk1h9nb7fdxz',1,0,1,1795033660751,NULL,0,'{"game":"california","phase":"open","deal":"random","seconds":0,"turn":null,"seats":[{"kind":"guest","name":"Ann","absent":false},{"kind":"open"},{"kind":"bot","bot":"search"}]}');
INSERT INTO "tables" VALUES('7vc59161h7dhvt2f',8,2,0,1795033661669,NULL,0,'{"game":"dreamhome","phase":"over","deal":"imported","seconds":0,"turn":null,"seats":[{"kind":"guest","name":"Ann","absent":false},{"kind":"bot","bot":"random"},{"kind":"bot","bot":"random"}]}');
CREATE UNIQUE INDEX schema_steps ON schema_version (version);
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX members_table ON members (table_id);
CREATE INDEX guests_seen ON guests (seen);
CREATE INDEX links_table ON links (table_id, seat);
CREATE INDEX links_expires ON links (expires);
CREATE INDEX tables_lobby ON tables (phase, updated DESC) WHERE listed = 1 AND phase < 2;
COMMIT;
